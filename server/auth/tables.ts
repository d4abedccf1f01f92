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
  /** The requested new address, until the links sent for it are followed. */
  newEmail: string | null
  confirmationSentAt: number | null
  recoverySentAt: number | null
  emailChangeSentAt: number | null
  reauthenticationSentAt: number | null
  lastSignInAt: number | null
  /** When its owner got the notice that it will be closed unless it is used. */
  closingToldAt: number | null
  /** JSON object: what the person said about themselves, without the keys the server adds. */
  userMetadata: string
  createdAt: number
  updatedAt: number
}

interface SessionTable {
  /** SHA-256 of the id in the session's tokens. The id itself is not stored. */
  id: string
  accountId: string
  /** The key that signs this session's refresh tokens, which also contain the id. */
  refreshKey: string
  /** The generation of the one active refresh token. */
  refreshCounter: number
  /** JSON object, generation → epoch ms at which it was replaced, for the generations still inside the reuse window. */
  refreshReplacedAt: string
  /** JSON array of { method, timestamp }, newest first. */
  amr: string
  /** The kind of mail that opened it; null if a password did. */
  openedBy: OneTimePurpose | null
  /** Such as "Firefox on Linux"; null for sessions older than this column. */
  device: string | null
  createdAt: number
  /** When it was last used to get a new access token; null before the first time. */
  refreshedAt: number | null
}

interface OneTimeTokenTable {
  id: string
  accountId: string
  purpose: OneTimePurpose
  /** SHA-256 of the token in the link. */
  linkHash: string
  /** SHA-256 of the row's id and the six digits. */
  codeHash: string
  /** How often a code was tried against this row. */
  codeTries: number
  /** The PKCE challenge of the request for the mail; null when the link itself signs in. */
  codeChallenge: string | null
  codeChallengeMethod: CodeChallengeMethod | null
  expiresAt: number
}

/** The code at the end of a link of the PKCE flow, until the browser that requested it exchanges it for a session. */
interface SignInCodeTable {
  /** SHA-256 of the code in the address. */
  codeHash: string
  accountId: string
  openedBy: OneTimePurpose
  codeChallenge: string
  codeChallengeMethod: CodeChallengeMethod
  expiresAt: number
}

export type CodeChallengeMethod = 's256' | 'plain'

/** A change of address confirms from the mailbox left and from the one moved to, each with a token of its own. */
export type OneTimePurpose =
  | 'confirmation'
  | 'recovery'
  | 'email_change_old'
  | 'email_change_new'
  | 'reauthentication'

/** Browsers that have signed in to an account; its owner gets a mail about each new one. */
interface AccountDeviceTable {
  accountId: string
  /** Such as "Firefox on Linux". */
  device: string
  firstSignInAt: number
}

interface SigningKeyTable {
  kid: string
  /** Counts up; the highest signs, the others only verify. Unique, so servers that start together agree on one key. */
  generation: number
  /** The private key as JWK, JSON. */
  privateJwk: string
  createdAt: number
  /** Until when tokens it signed are accepted, once another key signs; null for the one that signs. */
  honouredUntil: number | null
}

export interface AccountTables {
  accounts: AccountTable
  sessions: SessionTable
  oneTimeTokens: OneTimeTokenTable
  signInCodes: SignInCodeTable
  accountDevices: AccountDeviceTable
  signingKeys: SigningKeyTable
}

export type Account = Selectable<AccountTable>
export type NewAccount = Insertable<AccountTable>
export type Session = Selectable<SessionTable>
export type OneTimeToken = Selectable<OneTimeTokenTable>
export type SignInCode = Selectable<SignInCodeTable>
export type NewSigningKey = Insertable<SigningKeyTable>
