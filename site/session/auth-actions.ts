import type { AuthResponse, AuthTokenResponsePassword } from '@supabase/auth-js'
import { showToast } from '#site/ui/toast.ts'
import { loadAuthClient, type AuthClient } from './auth-client.ts'
import { forgetSession, watchSession } from './session-store.ts'

interface Credentials {
  email: string
  password: string
}

/** A failure is shown once, here, and also returned to the caller (spec §8). */
interface Failure {
  message: string
}
export type SignUpResult = { error: Failure } | { error: null; hasSession: boolean }
export type SignInResult = { error: Failure | null }

function fail(title: string, error: unknown): Failure {
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong'
  showToast({ title, description: message, variant: 'destructive' })
  return { message }
}

async function ask<T extends { error: unknown }>(
  question: (client: AuthClient) => Promise<T>,
): Promise<T | { error: unknown }> {
  try {
    const client = await loadAuthClient()
    await watchSession()
    return await question(client)
  } catch (error) {
    return { error }
  }
}

/** Without a session the address must be confirmed first: the caller says so instead of opening the dashboard. */
export async function signUp(credentials: Credentials): Promise<SignUpResult> {
  const answer = (await ask((client) => client.signUp(credentials))) as AuthResponse
  if (answer.error) return { error: fail('Sign up Failed', answer.error) }
  return { error: null, hasSession: answer.data.session !== null }
}

export async function signIn(credentials: Credentials): Promise<SignInResult> {
  const answer = (await ask((client) => client.signInWithPassword(credentials))) as AuthTokenResponsePassword
  return { error: answer.error ? fail('Sign in Failed', answer.error) : null }
}

/** Signs out everywhere; when the service cannot be reached, at least in this browser. */
export async function signOut(): Promise<SignInResult> {
  const { error } = await ask((client) => client.signOut())
  if (!error) return { error: null }
  const failure = fail('Sign out Failed', error)
  await forgetSession().catch(() => undefined)
  return { error: failure }
}
