import type { Session } from '@supabase/auth-js'
import { loadAuthClient } from './auth-client.ts'
import { storageKey } from './storage-key.ts'

/** Loading until the first lookup or change arrives (spec §4); then signed out (`null`) or signed in. */
export type SessionState = { status: 'loading' } | { status: 'known'; session: Session | null }

let state: SessionState = { status: 'loading' }
let isWatching = false
const listeners = new Set<() => void>()

function set(session: Session | null): void {
  if (state.status === 'known' && state.session?.access_token === session?.access_token) return
  state = { status: 'known', session }
  for (const listener of listeners) listener()
}

/** Something that may hold a session: one stored here before, or the fragment of a followed e-mail link. */
function maySignIn(): boolean {
  if (/[#&](access_token|error_code)=/.test(location.hash)) return true
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

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
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) void watchSession()
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

/** Ends the session in this browser whatever the service says; used when it cannot be reached. */
export async function forgetSession(): Promise<void> {
  const client = await loadAuthClient()
  await client.signOut({ scope: 'local' })
  set(null)
}
