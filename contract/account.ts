/** Our own calls about an account, beside the Supabase Auth protocol, which has none for them. Called with an access token. */

/** GET answers what is kept about the caller, DELETE ends the account. Hosted Supabase does not have it. */
export const accountPath = '/api/v1/account'

/** Everything the server keeps about one account; times are RFC 3339 in UTC. */
export interface AccountData {
  /** When this copy was made. */
  exported_at: string
  account: {
    id: string
    email: string
    /** Absent until a link mailed to the address was followed. */
    email_confirmed_at?: string
    /** The address the account is about to move to. */
    new_email?: string
    created_at: string
    updated_at: string
    last_sign_in_at?: string
    /** What the person said about themselves. */
    user_metadata: Record<string, unknown>
  }
  /** The browsers that are signed in. */
  sessions: { signed_in_at: string; method: 'password' | 'otp' }[]
  /** Mails about the account to its address, without their words: those hold links that sign in. */
  mails: { subject: string; written_at: string; sent_at: string | null }[]
}
