import { Icon } from '#site/ui/icon.tsx'

/** "4.8 out of 5" with a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-md">
      <Icon name="star" isFilled className="size-4 text-marigold-edge" />
      <span>
        <span className="font-semibold">{value.toFixed(1)}</span>
        <span className="text-muted"> out of 5</span>
      </span>
    </span>
  )
}
