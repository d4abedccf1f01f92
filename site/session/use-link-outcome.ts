import { useSyncExternalStore } from 'react'
import { currentLinkOutcome, subscribeToLinkOutcome, type LinkOutcome } from './link-outcome.ts'

const none = () => null

/** What the e-mail link that led here came to, until it is forgotten. */
export const useLinkOutcome = (): LinkOutcome | null =>
  useSyncExternalStore(subscribeToLinkOutcome, currentLinkOutcome, none)
