import { emailDefaults } from '#contract/email.ts'
import { trimmed, type SiteEnvironment } from '#contract/site-settings.ts'

export interface Settings {
  /** Base address of the auth service, without a trailing slash. */
  authUrl: string
  anonKey: string
  mail: {
    /** Origin of the mail service. Never empty, because the client library would then use the hosted service. */
    origin: string
    publicKey: string
    serviceId: string
    queryTemplateId: string
    contactTemplateId: string
  }
}

/** @param origin the site's own origin, such as `https://travel.example` */
export function readSettings(environment: SiteEnvironment, origin: string): Settings {
  return {
    authUrl: `${trimmed(environment.VITE_SUPABASE_URL) ?? origin}/auth/v1`,
    anonKey: trimmed(environment.VITE_SUPABASE_ANON_KEY) ?? 'agency',
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

export const settings = (): Settings => readSettings(import.meta.env as SiteEnvironment, location.origin)
