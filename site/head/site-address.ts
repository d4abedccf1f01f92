import { agency } from '#catalogue/agency.ts'

/** The origin that search engines and chats are given, without a slash at the end: the setting SITE_URL, or the agency's. */
export const siteAddress = (
  (import.meta.env['SITE_URL'] as string | undefined)?.trim() || agency.website
).replace(/\/+$/, '')
