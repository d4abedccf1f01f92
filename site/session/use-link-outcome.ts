import { useSyncExternalStore } from 'react'
import { currentLinkOutcome, subscribeToLinkOutcome, type LinkOutcome } from './link-outcome.ts'

const none = () => null

/** The outcome of the e-mail link that was followed to this page, until it is cleared. */
export const useLinkOutcome = (): LinkOutcome | null =>
  useSyncExternalStore(subscribeToLinkOutcome, currentLinkOutcome, none)
