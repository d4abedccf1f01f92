import { dropAuthClient, loadAuthClient, type AuthClient } from './auth-client.ts'
import { followedLink, noteLinkOutcome, settleLink } from './link-outcome.ts'
import { answerWithinMs } from './patience.ts'
import { keptSession } from './session-storage.ts'
import { changeState, currentSession, setSession, subscribeToSession } from './session-store.ts'

let isWatching = false

/** Called if the service does not answer. A visitor without a stored session is signed out. */
function giveUp(): void {
  if (currentSession().status === 'known') return
  const session = keptSession()
  if (session || followedLink()) changeState({ status: 'unreached', session })
  else setSession(null)
}

/** Reads the session of a followed link, then watches that session or a stored one. */
export async function followSession(): Promise<void> {
  noteLinkOutcome()
  if (followedLink() || keptSession()) await watchSession()
  else setSession(null)
}

/** Watches the auth client's first answer and all later changes, including those of other tabs. */
export async function watchSession(): Promise<void> {
  if (isWatching) return
  isWatching = true
  setTimeout(() => currentSession().status === 'loading' && giveUp(), answerWithinMs)
  try {
    const client = await loadAuthClient()
    client.onAuthStateChange((_event, session) => {
      if (followedLink()) return
      // The client has no session, but one is stored, because it could not be refreshed.
      if (session || !keptSession()) setSession(session)
      else giveUp()
    })
    void redeemLink(client)
  } catch {
    // The client could not be loaded. The next call tries again.
    isWatching = false
    giveUp()
  }
}

/** Requests the account of a followed link from the service. */
async function redeemLink(client: AuthClient): Promise<void> {
  const link = followedLink()
  if (!link) return
  const { data, error } = await client.setSession(link)
  // No answer, or a temporary refusal. The link is still valid.
  if (error?.name === 'AuthRetryableFetchError' || error?.status === 429) return giveUp()
  settleLink(error ? 'expired' : link.outcome)
  if (!error) noteSignIn()
  setSession(error ? (await client.getSession()).data.session : data.session)
}

/** Repeats an unanswered request without the cached failure. Resolves at the answer or at the time limit. */
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

/** Notes that the session is new, so that its validity need not be checked. */
export const noteSignIn = (): void => void (isJustSignedIn = true)

/** True once after each sign-in in this page. */
export function takeSignIn(): boolean {
  const wasJustSignedIn = isJustSignedIn
  isJustSignedIn = false
  return wasJustSignedIn
}
