import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { comparedIn, mostCompared, withCompared } from './compared-address.ts'

const never = () => () => undefined

export interface Compare {
  /** Every slug in the address. */
  asked: string[]
  /** How many trips in the address do not exist. Known once they have been dropped. */
  missing: number
  /** Up to three slugs in the order in which they were chosen. */
  chosen: string[]
  /** Whether the trips are shown side by side. If not, the visitor is still choosing. */
  isOpen: boolean
  /** Whether another trip fits. */
  hasRoom: boolean
  /** The visitor tried to add one more than fits. */
  isFull: boolean
  /** Replaces the chosen trips. With a new history entry they are shown side by side. Otherwise the view stays the same. */
  choose: (slugs: string[], isNewEntry?: boolean) => void
  /** Corrects an address that names more trips than can be shown. These are the trips that exist. */
  keep: (known: string[]) => void
}

/**
 * In the state of the history entry while the visitor is choosing. A newly opened address has no state, and shows the trips.
 */
const choosing = 'choosing'

/** The comparison of `/packages`, which is stored in the address only. */
export function useCompare(): Compare {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isFull, setIsFull] = useState(false)
  const [dropped, setDropped] = useState({ from: '', missing: 0 })
  // The prerendered page has no comparison, even if the address has trips.
  const asking = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  const asked = comparedIn(asking)
  const chosen = asked.slice(0, mostCompared)
  const hasRoom = chosen.length < mostCompared
  const isOpen = chosen.length > 1 && state !== choosing
  const go = (slugs: string[], isNewEntry = false) =>
    void navigate(withCompared(pathname + search, slugs), {
      replace: !isNewEntry,
      preventScrollReset: true,
      state: (isOpen || isNewEntry) && slugs.length > 1 ? null : choosing,
    })
  return {
    asked,
    missing: dropped.from === asked.join() ? dropped.missing : 0,
    chosen,
    isOpen,
    hasRoom,
    isFull: isFull && !hasRoom,
    choose: (slugs, isNewEntry) => {
      setIsFull(slugs.length > mostCompared)
      if (slugs.length > mostCompared) return
      setDropped({ from: '', missing: 0 })
      go(slugs, isNewEntry)
    },
    keep: (known) => {
      const kept = known.slice(0, mostCompared)
      setDropped({ from: kept.join(), missing: asked.length - known.length })
      go(kept)
    },
  }
}
