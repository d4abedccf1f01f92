export interface AuditTables {
  auditEvents: AuditEventTable
  settingsSeen: SettingsSeenTable
}

/** An event of an account, its data or the server. It has no addresses except those of staff, no texts and no secrets. */
export interface AuditEventTable {
  id: string
  /** Epoch ms. */
  at: number
  kind: AuditKind
  /** Who did it: a visitor, staff at the Desk, an operator's command, or the server itself. */
  actor: 'visitor' | 'staff' | 'operator' | 'server'
  /** Which member of staff, by address; null for others. */
  staff: string | null
  /** The account's id, which is kept after the account is deleted; null if the event has no account. */
  accountId: string | null
  /** Such as "Firefox on Linux"; null if no browser was involved. */
  device: string | null
  /** The code of a refusal, the method of a sign-in, the names of changed settings, or what was changed at the Desk. */
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

/** The settings at the last start of a server on this database. One row. */
interface SettingsSeenTable {
  id: string
  /** JSON object, setting → SHA-256 of its value, shortened; passwords are left out first. */
  fingerprints: string
}
