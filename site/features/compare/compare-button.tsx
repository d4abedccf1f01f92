import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import type { Compare } from './use-compare.ts'

interface CompareButtonProps extends Pick<Compare, 'chosen' | 'choose'> {
  trip: { slug: string; name: string }
}

/** Adds a trip to the comparison or removes it. In the corner of the trip's card. */
export function CompareButton({ trip: { slug, name }, chosen, choose }: CompareButtonProps) {
  const others = chosen.filter((it) => it !== slug)
  const isChosen = others.length < chosen.length
  const button = useRef<HTMLButtonElement>(null)
  const top = useRef<number>(undefined)
  const topNow = () => button.current?.getBoundingClientRect().top ?? 0
  // The comparison above may grow or shrink. Only Safari does not keep the pressed button in place.
  useLayoutEffect(() => {
    if (top.current !== undefined && !CSS.supports('overflow-anchor', 'auto'))
      scrollBy({ top: topNow() - top.current, behavior: 'instant' })
    top.current = undefined
  }, [isChosen])
  const press = () => {
    top.current = topNow()
    choose(isChosen ? others : [...chosen, slug])
  }
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare: ${name}`}
      onClick={press}
      className="compare-button"
    >
      <Icon name="check" />
      Compare
    </button>
  )
}
