import type { Session, UserResponse } from '@supabase/auth-js'
import { paths } from '#site/paths.ts'
import { ask, askSignedIn, codeOf, fail, failureOf, type Failure } from './ask.ts'
import { loadAuthClient } from './auth-client.ts'
import { forgetSession } from './session-store.ts'

type Result = Promise<{ error: Failure | null }>

const here = (path: string) => `${location.origin}${path}`

/**
 * Mails a link to reset the password. Succeeds for every address, so that it does not reveal which addresses have accounts.
 */
export async function requestPasswordReset(email: string): Result {
  const redirectTo = here(paths.resetPassword())
  const { error } = await ask((client) => client.resetPasswordForEmail(email, { redirectTo }))
  // Hosted Supabase refuses a second mail within a minute, but only for known addresses.
  if (!error || codeOf(error).code === 'over_email_send_rate_limit') return { error: null }
  return { error: fail('The link could not be sent', error) }
}

/** Mails the confirmation of a new address again, at most once a minute. */
export async function resendConfirmation(email: string): Result {
  const options = { emailRedirectTo: here(paths.dashboard()) }
  const { error } = await ask((client) => client.resend({ type: 'signup', email, options }))
  return { error: error ? fail('The link could not be sent', error) : null }
}

/**
 * Also signs out all other browsers. After an older sign-in the service answers `current_password_required`. That is not a
 * failure: the form then asks for the password.
 */
export async function changePassword(password: string, currentPassword = ''): Result {
  const present = currentPassword && { current_password: currentPassword }
  const { error } = await askSignedIn((client) => client.updateUser({ password, ...present }))
  if (codeOf(error).code === 'current_password_required') return { error: failureOf(error) }
  return { error: error ? await failSignedIn('The password was not changed', error) : null }
}

/** Ends all other sessions of the account. */
export async function signOutOthers(): Result {
  const { error } = await askSignedIn((client) => client.signOut({ scope: 'others' }))
  return { error: error ? await failSignedIn('The other browsers are still signed in', error) : null }
}

/** Takes effect once the mailed links have been followed. */
export async function changeEmail(email: string): Result {
  const emailRedirectTo = here(paths.dashboard())
  const { error } = await askSignedIn((client) => client.updateUser({ email }, { emailRedirectTo }))
  return { error: error ? await failSignedIn('The address was not changed', error) : null }
}

/** For calls outside the auth protocol. Undefined without a session, or if the service does not answer in time. */
export async function accessToken(): Promise<string | undefined> {
  const answer = (await askSignedIn((client) => client.getSession())) as SessionAnswer
  return answer.data?.session?.access_token
}

type SessionAnswer = { data?: { session: Session | null } }

/**
 * Checks whether the session is still valid, and updates the account's data. Signs out here if it is not. False if the
 * service does not answer.
 */
export async function checkSession(): Promise<boolean> {
  const { data, error } = (await askSignedIn((client) => client.getUser())) as UserResponse
  // A refreshed session has confirmations and changes of address made in other browsers.
  if (!error && !(await isKnown(data.user.updated_at))) await refresh()
  // A refresh shows whether only the token is refused, or the account is gone.
  else if (isRefused(error) && isRefused(await refresh())) forgetSession()
  return !error || failureOf(error).trouble === undefined
}

async function isKnown(updatedAt: string | undefined): Promise<boolean> {
  const client = await loadAuthClient()
  const { data } = await client.getSession()
  return data.session?.user.updated_at === updatedAt
}

async function refresh(): Promise<unknown> {
  return (await ask((client) => client.refreshSession())).error
}

/** If the session was ended elsewhere, the guard explains it, not the form. */
async function failSignedIn(title: string, error: unknown): Promise<Failure> {
  if (isNamed(error, 'AuthSessionMissingError')) forgetSession()
  else if (isRefused(error) && ['user_not_found', 'bad_jwt'].includes(codeOf(error).code ?? ''))
    await checkSession()
  else return fail(title, error)
  return { message: title }
}

/** A final refusal. A 429 is only temporary. */
const isRefused = (error: unknown) => isNamed(error, 'AuthApiError') && !failureOf(error).trouble

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name
