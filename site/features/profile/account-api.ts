import { accountPath, type AccountData } from '#contract/account.ts'
import { accessToken, checkSession } from '#site/session/account-actions.ts'
import { settings } from '#site/settings.ts'

/** Our own server offers more than the auth protocol has; hosted Supabase does not. */
export const isOwnService = (): boolean => new URL(settings().authUrl).origin === location.origin

type Outcome<T> = { ok: true; value: T } | { ok: false }

export async function fetchAccountData(): Promise<Outcome<AccountData>> {
  const answer = await call('GET')
  return answer?.ok ? { ok: true, value: (await answer.json()) as AccountData } : { ok: false }
}

export async function deleteAccount(): Promise<{ ok: boolean }> {
  const answer = await call('DELETE')
  return { ok: answer?.ok ?? false }
}

async function call(method: 'GET' | 'DELETE'): Promise<Response | undefined> {
  try {
    const token = await accessToken()
    const answer = await fetch(accountPath, { method, headers: { authorization: `Bearer ${token ?? ''}` } })
    // Signed out elsewhere, or deleted already: the guard explains.
    if (answer.status === 401 || answer.status === 403) await checkSession()
    return answer
  } catch {
    return undefined
  }
}
