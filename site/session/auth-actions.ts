import type { AuthResponse, AuthTokenResponsePassword } from '@supabase/auth-js'
import { ask, fail, type Failure } from './ask.ts'
import { forgetLinkOutcome } from './link-outcome.ts'
import { forgetSession, noteSignIn } from './session-store.ts'

interface Credentials {
  email: string
  password: string
}

export type SignUpResult = { error: Failure } | { error: null; hasSession: boolean }
export type SignInResult = { error: Failure | null }

/** Without a session the address must be confirmed first: the caller says so instead of opening the dashboard. */
export async function signUp(credentials: Credentials): Promise<SignUpResult> {
  const answer = (await ask((client) => client.signUp(credentials))) as AuthResponse
  if (answer.error) return { error: fail('Sign up Failed', answer.error) }
  const hasSession = answer.data.session !== null
  if (hasSession) welcome()
  return { error: null, hasSession }
}

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const answer = (await ask((client) => client.signInWithPassword(credentials))) as AuthTokenResponsePassword
  if (answer.error) return { error: fail('Sign in Failed', answer.error) }
  welcome()
  return { error: null }
}

function welcome(): void {
  noteSignIn()
  forgetLinkOutcome()
}

/** Signs out everywhere; when the service cannot be reached, at least in this browser. */
export async function signOut(): Promise<SignInResult> {
  const { error } = await ask((client) => client.signOut())
  if (!error) return { error: null }
  const failure = fail('Sign out Failed', error)
  forgetSession()
  return { error: failure }
}
