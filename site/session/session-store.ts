import type { Session } from '@supabase/auth-js'
import { loadAuthClient } from './auth-client.ts'
import { noteLinkOutcome } from './link-outcome.ts'
import { sessionStorageArea } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

/** Loading until the first lookup or change arrives (spec §4); then signed out (`null`) or signed in. */
export type SessionState = { status: 'loading' } | { status: 'known'; session: Session | null }

let state: SessionState = { status: 'loading' }
let isWatching = false
const listeners = new Set<() => void>()

function set(session: Session | null): void {
  if (state.status === 'known' && isSame(state.session, session)) return
  state = { status: 'known', session }
  for (const listener of listeners) listener()
}

/** The client repeats itself, at every focus of the tab for one: nobody needs to hear the same twice. */
const isSame = (one: Session | null, other: Session | null): boolean =>
  one?.access_token === other?.access_token && one?.user.updated_at === other?.user.updated_at

/** Something that may hold a session: one stored here before, or the fragment of a followed e-mail link. */
const maySignIn = (): boolean =>
  /[#&]access_token=/.test(location.hash) || sessionStorageArea.getItem(storageKey) !== null

/** Follows the auth client: its first answer, and every change after it, from other tabs too. */
export async function watchSession(): Promise<void> {
  if (isWatching) return
  isWatching = true
  try {
    const client = await loadAuthClient()
    client.onAuthStateChange((_event, session) => set(session))
  } catch {
    // The client could not be fetched: browse signed out, and try again with the next need.
    isWatching = false
    set(null)
  }
}

function start(): void {
  if (state.status === 'known' || isWatching) return
  noteLinkOutcome()
  // Other tabs: the client tells of sign-ins and sign-outs once it is loaded, but not of a cleared storage.
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return
    if (sessionStorageArea.getItem(storageKey) === null) set(null)
    else void watchSession()
  })
  if (maySignIn()) void watchSession()
  else set(null)
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  start()
  return () => void listeners.delete(listener)
}

export const currentSession = (): SessionState => state

const loading: SessionState = { status: 'loading' }
/** What the prerendered page shows. */
export const serverSession = (): SessionState => loading

let leaving = false

/** True from the press on Log out until the visitor is home: the guard must not mistake it for a stranger. */
export const isLeaving = (): boolean => leaving

export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true
  try {
    return await work()
  } finally {
    leaving = false
  }
}

let isJustSignedIn = false

/** The service has just given the session: no need to ask whether it still stands. */
export const noteSignIn = (): void => void (isJustSignedIn = true)

/** True once after each sign-in in this page. */
export function takeSignIn(): boolean {
  const wasJustSignedIn = isJustSignedIn
  isJustSignedIn = false
  return wasJustSignedIn
}

/** Ends the session in this browser without asking the service: it cannot be reached, or the account is gone. */
export function forgetSession(): void {
  sessionStorageArea.removeItem(storageKey)
  set(null)
}
