import { useSyncExternalStore } from 'react'
import { currentSession, serverSession, subscribeToSession } from './session-store.ts'

/** Who is signed in. `isLoading` until the first lookup answered; `email` is undefined for a signed-out visitor. */
export function useSession(): { isLoading: boolean; email?: string } {
  const state = useSyncExternalStore(subscribeToSession, currentSession, serverSession)
  if (state.status === 'loading') return { isLoading: true }
  return { isLoading: false, email: state.session?.user.email }
}
