import type { SettingsReader } from './settings.ts'

/** After how many days the daily sweep deletes what nobody needs any more; 0 keeps it for ever. */
export interface KeepConfig {
  /** Enquiries with the mails that carried them: the privacy policy promises two years at most. */
  enquiriesDays: number
  sentMailDays: number
  deadMailDays: number
  /** Sessions that were not refreshed for so long. */
  idleSessionsDays: number
  /** Accounts whose address was never confirmed. */
  unconfirmedAccountsDays: number
}

/** Deletion that could surprise is off until it is asked for. */
export function keep(settings: SettingsReader): KeepConfig {
  const days = (name: string, fallback = 0) => settings.whole(name, { fallback, min: 0, max: 36_500 })
  return {
    enquiriesDays: days('KEEP_ENQUIRIES_DAYS', 730),
    sentMailDays: days('KEEP_SENT_MAIL_DAYS'),
    deadMailDays: days('KEEP_DEAD_MAIL_DAYS'),
    idleSessionsDays: days('KEEP_IDLE_SESSIONS_DAYS'),
    unconfirmedAccountsDays: days('KEEP_UNCONFIRMED_ACCOUNTS_DAYS'),
  }
}
