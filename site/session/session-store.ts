import type { Session } from '@supabase/auth-js'
import { keptSession, sessionStorageArea } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

/**
 * Loading until the first lookup or change arrives (spec §4); then signed out (`null`) or signed in. Unreached while the
 * service has not confirmed the stored session or the followed link.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'known'; session: Session | null }
  | { status: 'unreached'; session: Session | null }

let state: SessionState = { status: 'loading' }
const listeners = new Set<() => void>()

export function changeState(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

export function setSession(session: Session | null): void {
  if (state.status === 'known' && isSame(state.session, session)) return
  changeState({ status: 'known', session })
}

/** The client repeats events, for example at every focus of the tab. Unchanged ones are ignored. */
const isSame = (one: Session | null, other: Session | null): boolean =>
  one?.access_token === other?.access_token && one?.user.updated_at === other?.user.updated_at

/** The data that mailed links add to the fragment of the page (link-outcome.ts). */
const linkEnd = /[#&](access_token|error_code|sb)=/

let isFollowed = false

/** Most visitors are signed out and do not need the code for sessions. */
function follow(): void {
  isFollowed = true
  import('./follow-session.ts')
    .then(({ followSession }) => followSession())
    .catch(() => {
      isFollowed = false
      changeState({ status: 'unreached', session: keptSession() })
    })
}

/** For other tabs. The loaded client reports their sign-ins and sign-outs, but not that they cleared the storage. */
function noticeOtherTab({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return
  if (sessionStorageArea.getItem(storageKey) === null) setSession(null)
  else follow()
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  // Adding the same function again has no effect.
  addEventListener('storage', noticeOtherTab)
  if (state.status !== 'known' && !isFollowed) {
    if (linkEnd.test(location.hash) || keptSession()) follow()
    else setSession(null)
  }
  return () => void listeners.delete(listener)
}

export const currentSession = (): SessionState => state

const loading: SessionState = { status: 'loading' }
/** The state in prerendered HTML. */
export const serverSession = (): SessionState => loading

/** Ends the session in this browser and returns it as stored, so that the service can end it too. */
export function takeSession(): string | null {
  const session = sessionStorageArea.getItem(storageKey)
  forgetSession()
  return session
}

/** Ends the session in this browser without asking the service. */
export function forgetSession(): void {
  sessionStorageArea.removeItem(storageKey)
  setSession(null)
}
