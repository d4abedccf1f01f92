/**
 * The part of the Supabase Auth protocol that our server and the published client share:
 * its path, the rules that both sides apply, and the codes of answers.
 */

/** Path under which the accounts server answers, on the site's own origin. */
export const authBasePath = '/auth/v1'

/** Clients that send this version (or later) as `X-Supabase-Api-Version` get string codes in `code`. */
export const authApiVersion = '2024-01-01'

/** Shortest password accepted, in bytes. */
export const passwordMinBytes = 6

/** Longest password accepted, in bytes: 72 letters, or 18 emoji. */
export const passwordMaxBytes = 72

/** Longest e-mail address accepted, in bytes. */
export const emailMaxBytes = 255

/** The rule browsers apply to `<input type="email">`. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Every code of an error answer, with its HTTP status and the default text. */
export const authErrors = {
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  current_password_invalid: { status: 400, message: 'The current password is wrong' },
  current_password_required: {
    status: 400,
    message: 'Enter your current password, or sign in again first',
  },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, message: 'Updating app_metadata requires admin privileges' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  phone_provider_disabled: { status: 422, message: 'Phone logins are disabled' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  request_entity_too_large: { status: 413, message: 'Request body is larger than 1 MiB' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired (Inactivity)' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please try again later' },
  user_already_exists: { status: 422, message: 'User already registered' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  weak_password: { status: 422, message: `Password should be at least ${passwordMinBytes} characters.` },
} as const

export type AuthErrorCode = keyof typeof authErrors

/** One way of signing in that an account has; for us always its e-mail address. */
export interface AuthIdentity {
  identity_id: string
  id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: 'email'
  last_sign_in_at?: string
  created_at: string
  updated_at: string
  email: string
}

/** An account as answers show it; times are RFC 3339 in UTC. */
export interface AuthUser {
  id: string
  aud: 'authenticated'
  /** Empty in the made-up user for an address that is registered already. */
  role: 'authenticated' | ''
  email: string
  phone: ''
  email_confirmed_at?: string
  confirmed_at?: string
  confirmation_sent_at?: string
  recovery_sent_at?: string
  email_change_sent_at?: string
  reauthentication_sent_at?: string
  last_sign_in_at?: string
  new_email?: string
  app_metadata: { provider: 'email'; providers: ['email'] }
  user_metadata: Record<string, unknown>
  identities: AuthIdentity[]
  created_at: string
  updated_at: string
  is_anonymous: false
}

/** A sign-in as answers show it. */
export interface AuthSession {
  access_token: string
  token_type: 'bearer'
  /** Seconds from now. */
  expires_in: number
  /** Seconds since 1970. */
  expires_at: number
  refresh_token: string
  user: AuthUser
  /** Only after signing in with a password that would be refused as a new one. */
  weak_password?: { message: string; reasons: string[] }
}
