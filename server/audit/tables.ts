export interface AuditTables {
  auditEvents: AuditEventTable
  settingsSeen: SettingsSeenTable
}

/** One thing that happened to an account, its data or the server. No address but of staff, no words, no secret. */
export interface AuditEventTable {
  id: string
  /** Epoch ms. */
  at: number
  kind: AuditKind
  /** Who did it: a visitor, staff at the Desk, an operator's command, or the server itself. */
  actor: 'visitor' | 'staff' | 'operator' | 'server'
  /** Which member of staff, by address; null for others. */
  staff: string | null
  /** The account it happened to; stays when the account is gone. Null where there is none. */
  accountId: string | null
  /** Such as "Firefox on Linux"; null where no browser took part. */
  device: string | null
  /** The code of a refusal, the way of a sign-in, the names of changed settings, or what was changed at the Desk. */
  detail: string | null
}

export const auditKinds = [
  'sign_up',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'sessions_ended',
  'address_confirmed',
  'address_changed',
  'password_changed',
  'password_check_failed',
  'account_deleted',
  'data_exported',
  'data_deleted',
  'keys_rotated',
  'settings_changed',
  'desk_sign_in',
  'desk_sign_in_failed',
  'desk_sign_out',
  'desk_published',
  'desk_publish_failed',
  'desk_went_back',
  'desk_enquiry_changed',
  'desk_replied',
  'desk_mail_resent',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** What the settings were when a server last started on this database. One row. */
interface SettingsSeenTable {
  id: string
  /** JSON object, setting → SHA-256 of its value, shortened; passwords are left out first. */
  fingerprints: string
}
