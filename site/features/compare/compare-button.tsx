import { Icon } from '#site/ui/icon.tsx'
import type { Compare } from './use-compare.ts'

interface CompareButtonProps extends Pick<Compare, 'chosen' | 'choose'> {
  trip: { slug: string; name: string }
}

/** Chooses a trip to be compared, or takes it away again, in the corner of its card. */
export function CompareButton({ trip: { slug, name }, chosen, choose }: CompareButtonProps) {
  const others = chosen.filter((it) => it !== slug)
  const isChosen = others.length < chosen.length
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare: ${name}`}
      onClick={() => choose(isChosen ? others : [...chosen, slug])}
      className="compare-button"
    >
      <Icon name="check" />
      Compare
    </button>
  )
}
