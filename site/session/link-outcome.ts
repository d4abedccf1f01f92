/** The result of a followed e-mail link, from the fragment of the page that the auth service redirects to. */
export type LinkOutcome =
  /** The address is confirmed. */
  | 'confirmed'
  /** The new address is in effect. */
  | 'email-changed'
  /** One of the two mailboxes has confirmed the change of address. */
  | 'half-changed'
  /** Signed in to choose a new password. */
  | 'recovery'
  /** Too old, or already used. */
  | 'expired'
  /** The address now belongs to another account. */
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

/** A link that signs in, until the service has confirmed it. */
export interface FollowedLink {
  access_token: string
  refresh_token: string
  /** The outcome if it is confirmed. */
  outcome: LinkOutcome
}

let followed: FollowedLink | null = null

/**
 * Call before the router reads the address. Removes the link's data from the address bar, so that tokens are not visible and
 * a reload does not repeat a refusal.
 */
export function noteLinkOutcome(): void {
  const found = readOutcome(location.hash)
  if (found === null) return
  const fragment = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  const tokens = {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  }
  if (tokens.access_token) followed = { ...tokens, outcome: found }
  else set(found)
}

export const followedLink = (): FollowedLink | null => followed

/** Called once the service has answered for the link. */
export function settleLink(outcome: LinkOutcome): void {
  followed = null
  set(outcome)
}

/** Called once the outcome was shown, or another action has begun. */
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
