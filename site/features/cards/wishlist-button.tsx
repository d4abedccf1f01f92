import { Icon } from '#site/ui/icon.tsx'
import { showToast } from '#site/ui/toast.ts'

/** The heart of a destination card. It is a placeholder that only shows a toast (spec §2). */
export function WishlistButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      aria-label={`Add ${name} to wishlist`}
      aria-describedby="not-available-yet"
      onClick={() => showToast({ title: "Wishlist feature isn't implemented yet" })}
      className="grid size-11 place-items-center rounded-full bg-white/90 text-ink max-sm:border-4 max-sm:border-transparent max-sm:bg-clip-padding hover:bg-white hover:text-error noscript:hidden"
    >
      <Icon name="heart" />
    </button>
  )
}
