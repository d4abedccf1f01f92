import { Icon } from '#site/ui/icon.tsx'

/**
 * "4.8 out of 5" with a star. Renders nothing for an entry without a rating. `isBrief` shortens it on a phone, but not for
 * screen readers.
 */
export function Rating({ value, isBrief }: { value: number | undefined; isBrief?: boolean }) {
  if (value === undefined) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-md whitespace-nowrap">
      <Icon name="star" isFilled className="size-4 text-marigold-edge in-[.on-night]:text-marigold" />
      <span>
        <span className="font-semibold">{value.toFixed(1)}</span>
        <span className={`text-muted in-[.on-night]:text-on-night ${isBrief ? 'max-sm:sr-only' : ''}`}>
          {' out of 5'}
        </span>
      </span>
    </span>
  )
}
