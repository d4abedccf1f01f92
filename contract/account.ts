/** Our own calls about an account, which the Supabase Auth protocol does not have. They need an access token. */

/**
 * GET answers what is kept about the caller. DELETE deletes the account; where the sign-in is not recent, its JSON body
 * holds `current_password`, and without it the answer is `current_password_required`. Hosted Supabase has neither.
 */
export const accountPath = '/api/v1/account'

/** GET answers the browsers that are signed in to the caller's account: the caller's first, then the ones used last. */
export const sessionsPath = '/api/v1/account/sessions'

/** One signed-in browser; times are RFC 3339 in UTC. */
export interface SignedInBrowser {
  /** Such as "Firefox on Linux"; null if unknown, or if it signed in before we recorded it. */
  device: string | null
  signed_in_at: string
  /** When it last got an access token, which it does about once an hour while it is in use. */
  last_used_at: string
  /** Whether it is the caller's. */
  is_current: boolean
}

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
  /** The browsers that are signed in; `device` is such as "Firefox on Linux". */
  sessions: {
    signed_in_at: string
    last_used_at: string
    method: 'password' | 'otp'
    device: string | null
  }[]
  /** All kinds of browser from which the account was signed in to. */
  devices: { device: string; first_sign_in_at: string }[]
  /** What was recorded about the account in the audit log. */
  events: { at: string; kind: string; device: string | null; detail: string | null }[]
  /** What was sent to the agency with the account's address as the sender's; empty until the address is confirmed. */
  enquiries: { id: string; received_at: string; kind: 'query' | 'contact'; fields: Record<string, unknown> }[]
  /** Mails about the account to its address, without their texts, which contain links that sign in. */
  mails: { subject: string; written_at: string; sent_at: string | null }[]
}
