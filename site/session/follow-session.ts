import { dropAuthClient, loadAuthClient, type AuthClient } from './auth-client.ts'
import { followedLink, noteLinkOutcome, settleLink } from './link-outcome.ts'
import { answerWithinMs } from './patience.ts'
import { keptSession } from './session-storage.ts'
import { changeState, currentSession, setSession, subscribeToSession } from './session-store.ts'

let isWatching = false

/** When the service does not answer: a visitor without a stored session is signed out. */
function giveUp(): void {
  if (currentSession().status === 'known') return
  const session = keptSession()
  if (session || followedLink()) changeState({ status: 'unreached', session })
  else setSession(null)
}

/** Reads what a followed link brought, then follows the session that it or an earlier visit left. */
export async function followSession(): Promise<void> {
  noteLinkOutcome()
  if (followedLink() || keptSession()) await watchSession()
  else setSession(null)
}

/** Follows the auth client: its first answer, and every change after it, from other tabs too. */
export async function watchSession(): Promise<void> {
  if (isWatching) return
  isWatching = true
  setTimeout(() => currentSession().status === 'loading' && giveUp(), answerWithinMs)
  try {
    const client = await loadAuthClient()
    client.onAuthStateChange((_event, session) => {
      if (followedLink()) return
      // The client has none for us and yet keeps it: it could not be refreshed.
      if (session || !keptSession()) setSession(session)
      else giveUp()
    })
    void redeemLink(client)
  } catch {
    // The client could not be fetched: the next need tries again.
    isWatching = false
    giveUp()
  }
}

/** Asks the service for the account of a followed link. */
async function redeemLink(client: AuthClient): Promise<void> {
  const link = followedLink()
  if (!link) return
  const { data, error } = await client.setSession(link)
  // Not reached, or refused for now: the link is as good as before.
  if (error?.name === 'AuthRetryableFetchError' || error?.status === 429) return giveUp()
  settleLink(error ? 'expired' : link.outcome)
  if (!error) noteSignIn()
  setSession(error ? (await client.getSession()).data.session : data.session)
}

/** Repeats an unanswered request without the cached failure. Resolves with the answer, or after the time limit. */
export async function watchAnew(): Promise<void> {
  const answer = currentSession().status === 'unreached' ? nextChange() : undefined
  await dropAuthClient()
  isWatching = false
  await watchSession()
  await answer
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(settle, answerWithinMs)
    const stop = subscribeToSession(settle)
  })
}

let isJustSignedIn = false

/** The service has just given the session: no need to ask whether it is still valid. */
export const noteSignIn = (): void => void (isJustSignedIn = true)

/** True once after each sign-in in this page. */
export function takeSignIn(): boolean {
  const wasJustSignedIn = isJustSignedIn
  isJustSignedIn = false
  return wasJustSignedIn
}
