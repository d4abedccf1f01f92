/** What a followed e-mail link came to. The auth service says it in the fragment of the page it leads to. */
export type LinkOutcome =
  /** The address is confirmed. */
  | 'confirmed'
  /** The new address counts. */
  | 'email-changed'
  /** One of the two mailboxes of a change of address has agreed. */
  | 'half-changed'
  /** Signed in to choose a new password. */
  | 'recovery'
  /** Too old, or used already. */
  | 'expired'
  /** Meanwhile somebody else has the address. */
  | 'taken'

let outcome: LinkOutcome | null = null
const listeners = new Set<() => void>()

export function readOutcome(hash: string): LinkOutcome | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const code = fragment.get('error_code')
  if (code !== null) return code === 'email_exists' ? 'taken' : 'expired'
  if (fragment.has('access_token')) {
    const type = fragment.get('type')
    if (type === 'recovery') return 'recovery'
    return type === 'email_change' ? 'email-changed' : 'confirmed'
  }
  return fragment.has('message') && fragment.has('sb') ? 'half-changed' : null
}

/** Before the auth client or the router changes the address. A refusal leaves the address bar, so that a reload does not repeat it. */
export function noteLinkOutcome(): void {
  const found = readOutcome(location.hash)
  if (found === null) return
  set(found)
  if (!location.hash.includes('access_token='))
    history.replaceState(history.state, '', location.pathname + location.search)
}

/** Once explained, and when something else has begun. */
export const forgetLinkOutcome = (): void => set(null)

function set(next: LinkOutcome | null): void {
  outcome = next
  for (const listener of listeners) listener()
}

export function subscribeToLinkOutcome(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentLinkOutcome = (): LinkOutcome | null => outcome
