import { accountPath, sessionsPath, type AccountData, type SignedInBrowser } from '#contract/account.ts'
import { accessToken, checkSession } from '#site/session/account-actions.ts'
import type { Failure } from '#site/session/ask.ts'
import { answerWithinMs } from '#site/session/patience.ts'
import { settings } from '#site/settings.ts'

/** Our own server has endpoints beyond the auth protocol. Hosted Supabase does not have them. */
export const isOwnService = (): boolean => new URL(settings().authUrl).origin === location.origin

type Outcome<T> = { ok: true; value: T } | { ok: false }

export async function fetchAccountData(): Promise<Outcome<AccountData>> {
  const answer = await call('GET', accountPath)
  return answer?.ok ? { ok: true, value: (await answer.json()) as AccountData } : { ok: false }
}

/** This browser first, then the most recently used ones. */
export async function fetchSignedInBrowsers(): Promise<Outcome<SignedInBrowser[]>> {
  const answer = await call('GET', sessionsPath)
  return answer?.ok ? { ok: true, value: (await answer.json()) as SignedInBrowser[] } : { ok: false }
}

/** After an older sign-in the service requires the current password. The failure's code says so. */
export async function deleteAccount(currentPassword = ''): Promise<{ error: Failure | null }> {
  const body = currentPassword && JSON.stringify({ current_password: currentPassword })
  const answer = await call('DELETE', accountPath, body)
  if (answer?.ok) return { error: null }
  const code = answer?.headers.get('x-sb-error-code')
  return {
    error: {
      message: 'Something went wrong',
      ...(code ? { code } : {}),
      ...(answer?.status === 429 ? { trouble: 'busy' } : {}),
    },
  }
}

async function call(method: 'GET' | 'DELETE', path: string, body = ''): Promise<Response | undefined> {
  try {
    const token = await accessToken()
    if (!token) return undefined
    const answer = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    // Signed out elsewhere, or already deleted. The guard shows why.
    if (answer.status === 401 || answer.status === 403) await checkSession()
    return answer
  } catch {
    return undefined
  }
}
