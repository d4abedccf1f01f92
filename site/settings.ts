import { emailDefaults } from '#contract/email.ts'

/**
 * Build-time settings, with the names the ecosystem uses. Unset means our own server on the same origin.
 * docs/operating.md tells how to point the site at hosted Supabase and EmailJS.
 */
export interface Environment {
  VITE_SUPABASE_URL?: string
  VITE_SUPABASE_ANON_KEY?: string
  VITE_EMAILJS_ORIGIN?: string
  VITE_EMAILJS_PUBLIC_KEY?: string
  VITE_EMAILJS_SERVICE_ID?: string
  VITE_EMAILJS_QUERY_TEMPLATE_ID?: string
  VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string
}

export interface Settings {
  /** Base of the auth service, without a slash at the end. */
  authUrl: string
  anonKey: string
  mail: {
    /** Origin of the mail service, never empty: an empty one would mean the hosted service to the client library. */
    origin: string
    publicKey: string
    serviceId: string
    queryTemplateId: string
    contactTemplateId: string
  }
}

const trimmed = (value?: string): string | undefined => value?.trim().replace(/\/+$/, '') || undefined

/** @param origin the site's own origin, such as `https://meridaya.example` */
export function readSettings(environment: Environment, origin: string): Settings {
  return {
    authUrl: `${trimmed(environment.VITE_SUPABASE_URL) ?? origin}/auth/v1`,
    anonKey: trimmed(environment.VITE_SUPABASE_ANON_KEY) ?? 'meridaya',
    mail: {
      origin: trimmed(environment.VITE_EMAILJS_ORIGIN) ?? origin,
      publicKey: trimmed(environment.VITE_EMAILJS_PUBLIC_KEY) ?? emailDefaults.publicKey,
      serviceId: trimmed(environment.VITE_EMAILJS_SERVICE_ID) ?? emailDefaults.serviceId,
      queryTemplateId: trimmed(environment.VITE_EMAILJS_QUERY_TEMPLATE_ID) ?? emailDefaults.queryTemplateId,
      contactTemplateId:
        trimmed(environment.VITE_EMAILJS_CONTACT_TEMPLATE_ID) ?? emailDefaults.contactTemplateId,
    },
  }
}

/** What is wrong with the settings, each with its fix: a half-set hosted service would be a form that fails. */
export function settingsProblems(environment: Environment): string[] {
  const isSet = (name: keyof Environment) => trimmed(environment[name]) !== undefined
  const address = (name: 'VITE_SUPABASE_URL' | 'VITE_EMAILJS_ORIGIN') =>
    isSet(name) && !/^https?:\/\/[^/]+$/.test(trimmed(environment[name]) ?? '')
      ? [`${name} is not an address without a path. Write it like https://api.example.com.`]
      : []
  const needs = (service: keyof Environment, names: (keyof Environment)[]) =>
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

export const settings = (): Settings => readSettings(import.meta.env as Environment, location.origin)
