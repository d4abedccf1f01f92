import type { AuthResponse, AuthTokenResponsePassword } from '@supabase/auth-js'
import { paths } from '#site/paths.ts'
import { ask, fail, failureOf, type Failure } from './ask.ts'
import { forgetLinkOutcome } from './link-outcome.ts'
import { noteSignIn } from './follow-session.ts'

interface Credentials {
  email: string
  password: string
}

export type SignUpResult = { error: Failure } | { error: null; hasSession: boolean }
export type SignInResult = { error: Failure | null }

/** Without a session, the address must be confirmed first. The caller shows that instead of the dashboard. */
export async function signUp(credentials: Credentials): Promise<SignUpResult> {
  const options = { emailRedirectTo: `${location.origin}${paths.dashboard()}` }
  const answer = (await ask(async (client) => {
    await leaving
    return client.signUp({ ...credentials, options })
  })) as AuthResponse
  if (answer.error) return { error: fail('Sign up Failed', answer.error) }
  const hasSession = answer.data.session !== null
  if (hasSession) welcome()
  return { error: null, hasSession }
}

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const answer = (await ask(async (client) => {
    await leaving
    return client.signInWithPassword(credentials)
  })) as AuthTokenResponsePassword
  if (answer.error) return { error: fail('Sign in Failed', answer.error) }
  welcome()
  return { error: null }
}

function welcome(): void {
  noteSignIn()
  forgetLinkOutcome()
}

/** The current sign-out, which ends all sessions of the account. A sign-in waits for it, so as not to be ended too. */
let leaving: Promise<unknown> | undefined

/**
 * Signs out everywhere.
 * @param session the session, which this browser has already removed
 */
export async function signOut(session: string): Promise<SignInResult> {
  const signingOut = ask(async () => {
    const { createDepartingClient } = await import('./create-auth-client.ts')
    const client = createDepartingClient(session)
    const answer = await client.signOut()
    await client.dispose()
    return answer
  })
  leaving = signingOut
  const { error } = await signingOut
  return { error: error ? failureOf(error) : null }
}
