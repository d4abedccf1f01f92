import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { announce } from '#site/lib/announce.ts'
import { focusOn } from '#site/lib/focus.ts'
import { later } from '#site/lib/later.tsx'
import { CompareBar } from './compare-bar.tsx'
import type { SideBySideProps } from './side-by-side.tsx'
import type { Compare } from './use-compare.ts'

const SideBySide = later<SideBySideProps>(
  () => import('./side-by-side.tsx').then((module) => module.SideBySide),
  {
    Otherwise: () => (
      <p className="container-page py-4">The comparison could not be fetched. Please load the page again.</p>
    ),
  },
)

export interface ComparisonProps {
  compare: Compare
  /** The trips on the current page of the list. */
  listed: { slug: string }[]
  /** The id of the element that contains the bar. It follows the list, so that Tab reaches the bar after it. */
  barId: string
  /** The id of the list's heading, which gets the focus when no trips are left. */
  listId: string
}

/** The bar with the number of chosen trips, and above the list the trips side by side. */
export function Comparison({ compare, listed, barId, listId }: ComparisonProps) {
  const { chosen, isOpen, isFull, choose } = compare
  const line = lineOf(compare)
  const awaitsFocus = useRef(false)
  const takeFocus = () => {
    const words = document.querySelector<HTMLElement>('[data-compare-line]')
    if (!awaitsFocus.current || !words) return
    awaitsFocus.current = false
    focusOn(words)
  }
  // Before the trips are loaded, the number of valid ones is unknown.
  const [isKnown, setIsKnown] = useState(false)
  const isSure = isKnown || !isOpen
  useEffect(() => {
    if (isSure) announce(line)
    takeFocus()
  }, [line, isSure])

  /** The pressed control disappears, so the focus moves to the text about the result. */
  const change = (slugs: string[]) => {
    awaitsFocus.current = true
    choose(slugs, true)
  }
  const clear = () => {
    choose([], true)
    announce('No trip is chosen to compare.')
    focusOn(document.getElementById(listId), { preventScroll: true })
  }
  const needsTrips =
    chosen.length > 1 || chosen.some((slug) => !listed.some((listedTrip) => listedTrip.slug === slug))
  const bar = document.getElementById(barId)
  return (
    <>
      {needsTrips && (
        <SideBySide
          compare={compare}
          line={lineOf({ ...compare, isFull: false })}
          onKnown={() => setIsKnown(true)}
          onShow={takeFocus}
          onChange={change}
          onClear={clear}
        />
      )}
      {bar &&
        (!isOpen || isFull) &&
        createPortal(
          <CompareBar
            line={line}
            ready={isOpen || chosen.length < 2 ? 0 : chosen.length}
            onOpen={() => change(chosen)}
            onClear={clear}
          />,
          bar,
        )}
    </>
  )
}

function lineOf({ missing, ...compare }: Compare): string {
  if (missing === 0) return choiceLine(compare)
  const lost = `${missing === 1 ? 'One trip' : `${missing} trips`} of this link could not be found.`
  return compare.chosen.length > 0 ? `${choiceLine(compare)} ${lost}` : lost
}

function choiceLine({
  chosen: { length: count },
  isOpen,
  hasRoom,
  isFull,
}: Omit<Compare, 'missing'>): string {
  if (isFull) return 'Three trips are the most. Take one away first.'
  if (count === 1) return '1 trip chosen. Choose one or two more to compare.'
  if (!isOpen) return `${count} trips chosen.`
  return `${count} trips side by side.${hasRoom ? ' You can choose a third below.' : ''}`
}
