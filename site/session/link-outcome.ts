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
  /** Another account has taken the address meanwhile. */
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

/** A link that signs in, until the service has said whether it does. */
export interface FollowedLink {
  access_token: string
  refresh_token: string
  /** What it comes to if so. */
  outcome: LinkOutcome
}

let followed: FollowedLink | null = null

/** Before the router reads the address. What the link brought leaves the address bar: tokens must not be seen there, nor a refusal be repeated by a reload. */
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

/** The service has answered for the link. */
export function settleLink(outcome: LinkOutcome): void {
  followed = null
  set(outcome)
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
