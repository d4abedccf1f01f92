import { agency } from '#catalogue/agency.ts'

/** The site's origin in heads and feeds, without a trailing slash: the setting SITE_URL, or the agency's. */
export const siteAddress = (
  (import.meta.env['SITE_URL'] as string | undefined)?.trim() || agency.website
).replace(/\/+$/, '')
