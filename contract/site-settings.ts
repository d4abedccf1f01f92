/**
 * Build-time settings of the site, with the names the ecosystem uses. Unset means our own server on the same origin.
 * docs/operating.md explains how to point the site at hosted Supabase and EmailJS.
 */
export interface SiteEnvironment {
  VITE_SUPABASE_URL?: string
  VITE_SUPABASE_ANON_KEY?: string
  VITE_EMAILJS_ORIGIN?: string
  VITE_EMAILJS_PUBLIC_KEY?: string
  VITE_EMAILJS_SERVICE_ID?: string
  VITE_EMAILJS_QUERY_TEMPLATE_ID?: string
  VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string
}

/** A setting without blanks and slashes at its end; undefined when it is not set. */
export const trimmed = (value?: string): string | undefined => value?.trim().replace(/\/+$/, '') || undefined

/** Problems of the settings, each with its fix. With an incomplete hosted service, a form would fail. */
export function settingsProblems(environment: SiteEnvironment): string[] {
  const isSet = (name: keyof SiteEnvironment) => trimmed(environment[name]) !== undefined
  const address = (name: 'VITE_SUPABASE_URL' | 'VITE_EMAILJS_ORIGIN') =>
    isSet(name) && !/^https?:\/\/[^/]+$/.test(trimmed(environment[name]) ?? '')
      ? [`${name} is not an address without a path. Write it like https://api.example.com.`]
      : []
  const needs = (service: keyof SiteEnvironment, names: (keyof SiteEnvironment)[]) =>
    isSet(service)
      ? names
          .filter((name) => !isSet(name))
          .map((name) => `${service} is set but ${name} is not. Set both, or neither to use our own server.`)
      : []
  return [
    ...address('VITE_SUPABASE_URL'),
    ...address('VITE_EMAILJS_ORIGIN'),
    ...needs('VITE_SUPABASE_URL', ['VITE_SUPABASE_ANON_KEY']),
    ...needs('VITE_EMAILJS_ORIGIN', [
      'VITE_EMAILJS_PUBLIC_KEY',
      'VITE_EMAILJS_SERVICE_ID',
      'VITE_EMAILJS_QUERY_TEMPLATE_ID',
      'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
    ]),
  ]
}
