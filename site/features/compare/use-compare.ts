import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { comparedIn, mostCompared, withCompared } from './compared-address.ts'

const never = () => () => undefined

export interface Compare {
  /** Slugs in the order in which they were chosen. */
  chosen: string[]
  /** The trips are shown side by side; otherwise the visitor is still choosing. */
  isOpen: boolean
  /** Another trip fits beside those. */
  hasRoom: boolean
  /** One more than fits was asked for. */
  isFull: boolean
  /** Compares these from now on. A new entry of the history shows them; otherwise the visitor goes on as before. */
  choose: (slugs: string[], isNewEntry?: boolean) => void
}

/** Of somebody who is choosing, in the entry of the history. An address opened afresh lacks it, and shows the trips. */
const choosing = 'choosing'

/** The comparison of `/packages`. It is kept in the address and nowhere else. */
export function useCompare(): Compare {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isFull, setIsFull] = useState(false)
  // The prerendered page compares nothing, whatever the address asks for.
  const asked = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  const chosen = comparedIn(asked)
  const hasRoom = chosen.length < mostCompared
  const isOpen = chosen.length > 1 && state !== choosing
  return {
    chosen,
    isOpen,
    hasRoom,
    isFull: isFull && !hasRoom,
    choose: (slugs, isNewEntry) => {
      setIsFull(slugs.length > mostCompared)
      if (slugs.length <= mostCompared)
        void navigate(withCompared(pathname + search, slugs), {
          replace: !isNewEntry,
          preventScrollReset: true,
          state: (isOpen || isNewEntry) && slugs.length > 1 ? null : choosing,
        })
    },
  }
}
