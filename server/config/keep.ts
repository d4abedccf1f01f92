import type { SettingsReader } from './settings.ts'

/** Two years: what the site's privacy policy promises. */
export const enquiriesMaxDays = 730

/** After how many days the daily sweep deletes data. 0 keeps it forever. */
export interface KeepConfig {
  /** Enquiries with the mails about them: the privacy policy promises two years at most. */
  enquiriesDays: number
  /** Sent mails of every kind. */
  sentMailDays: number
  deadMailDays: number
  /** Sessions that were not refreshed. */
  idleSessionsDays: number
  /** Accounts whose address was never confirmed. */
  unconfirmedAccountsDays: number
  /** Lines of the audit log. */
  auditDays: number
}

/** Deletions that could surprise are off by default. */
export function keep(settings: SettingsReader): KeepConfig {
  const days = (name: string, fallback = 0) => settings.whole(name, { fallback, min: 0, max: 36_500 })
  return {
    enquiriesDays: days('KEEP_ENQUIRIES_DAYS', enquiriesMaxDays),
    sentMailDays: days('KEEP_SENT_MAIL_DAYS', 90),
    deadMailDays: days('KEEP_DEAD_MAIL_DAYS'),
    idleSessionsDays: days('KEEP_IDLE_SESSIONS_DAYS', 90),
    unconfirmedAccountsDays: days('KEEP_UNCONFIRMED_ACCOUNTS_DAYS'),
    auditDays: days('KEEP_AUDIT_DAYS', 180),
  }
}
