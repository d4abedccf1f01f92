import { showToast } from '#site/ui/toast.ts'
import { loadAuthClient, type AuthClient } from './auth-client.ts'
import { watchSession } from './session-store.ts'

/** A failure is shown once, here, and also returned to the caller (spec §8). */
export interface Failure {
  message: string
  /** The service's code, such as `email_not_confirmed`. */
  code?: string
}

/** One question to the auth service; a client that cannot be loaded is a failed answer like any other. */
export async function ask<T extends { error: unknown }>(
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

export function fail(title: string, error: unknown): Failure {
  const message = readable(error)
  showToast({ title, description: message, variant: 'destructive' })
  return { message, ...codeOf(error) }
}

export const codeOf = (error: unknown): { code?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}

/** The service's words (spec §8). Where it was not reached there are only the browser's, which help nobody. */
function readable(error: unknown): string {
  const message = error instanceof Error && !isUnreached(error) ? error.message : ''
  return message && message !== '{}' ? message : 'Something went wrong'
}

/** A request that got no answer, or code that could not be fetched. */
function isUnreached(error: unknown): boolean {
  if (error instanceof TypeError) return true
  return (
    error instanceof Error && error.name === 'AuthRetryableFetchError' && 'status' in error && !error.status
  )
}
