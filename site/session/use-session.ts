import { useSyncExternalStore } from 'react'
import { currentSession, serverSession, subscribeToSession } from './session-store.ts'

export interface SignedInAccount {
  email: string
  /** The requested new address, until its links are followed. */
  newEmail?: string
  /** Whether a link mailed to the address was followed. */
  isConfirmed: boolean
}

interface SessionView {
  isLoading: boolean
  /** Whether the service has not confirmed the stored session. `email` is from that session. */
  isUnreached?: boolean
  email?: string
  account?: SignedInAccount
}

/** The signed-in visitor. `isLoading` until the first lookup has answered. `email` is undefined for a signed-out visitor. */
export function useSession(): SessionView {
  const state = useSyncExternalStore(subscribeToSession, currentSession, serverSession)
  if (state.status === 'loading') return { isLoading: true }
  const user = state.session?.user
  if (state.status === 'unreached') return { isLoading: false, isUnreached: true, email: user?.email }
  if (!user?.email) return { isLoading: false }
  return {
    isLoading: false,
    email: user.email,
    account: {
      email: user.email,
      newEmail: user.new_email,
      isConfirmed: Boolean(user.email_confirmed_at),
    },
  }
}
