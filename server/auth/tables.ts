import type { Insertable, Selectable } from 'kysely'

// Ids are UUIDs in text, times are epoch milliseconds, JSON is text: the subset SQLite and Postgres share.

interface AccountTable {
  id: string
  /** Names the account's one identity in answers. */
  identityId: string
  /** Lower case and unique. */
  email: string
  passwordHash: string
  emailConfirmedAt: number | null
  /** The address asked for, until the links sent for it are followed. */
  newEmail: string | null
  confirmationSentAt: number | null
  recoverySentAt: number | null
  emailChangeSentAt: number | null
  lastSignInAt: number | null
  /** JSON object: what the person said about themselves, without the keys the server adds. */
  userMetadata: string
  createdAt: number
  updatedAt: number
}

interface SessionTable {
  id: string
  accountId: string
  /** Signs this session's refresh tokens; they die with it. */
  refreshKey: string
  /** The generation of the one active refresh token. */
  refreshCounter: number
  /** JSON object, generation → epoch ms at which it was replaced, for the generations still inside the reuse window. */
  refreshReplacedAt: string
  /** JSON array of { method, timestamp }, newest first. */
  amr: string
  createdAt: number
}

interface OneTimeTokenTable {
  id: string
  accountId: string
  purpose: OneTimePurpose
  /** SHA-256 of what stands in the link. */
  linkHash: string
  /** SHA-256 of the row's id and the six digits. */
  codeHash: string
  /** How often a code was tried against this row. */
  codeTries: number
  expiresAt: number
}

/** A change of address confirms from the mailbox left and from the one moved to, each with a token of its own. */
export type OneTimePurpose = 'confirmation' | 'recovery' | 'email_change_old' | 'email_change_new'

interface SigningKeyTable {
  kid: string
  /** Counts up; the highest signs, the others only verify. Unique, so servers that start together agree on one key. */
  generation: number
  /** The private key as JWK, JSON. */
  privateJwk: string
  createdAt: number
}

export interface AccountTables {
  accounts: AccountTable
  sessions: SessionTable
  oneTimeTokens: OneTimeTokenTable
  signingKeys: SigningKeyTable
}

export type Account = Selectable<AccountTable>
export type NewAccount = Insertable<AccountTable>
export type Session = Selectable<SessionTable>
export type OneTimeToken = Selectable<OneTimeTokenTable>
export type SigningKey = Selectable<SigningKeyTable>
