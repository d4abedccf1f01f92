import { useState, type ReactNode, type TouchEvent } from 'react'
import { announce } from '#site/lib/announce.ts'
import { Icon } from './icon.tsx'

interface CarouselProps {
  /** The carousel's name for screen readers: "Photographs of Bali". */
  label: string
  count: number
  /** The picture's description, announced when it is selected. */
  describe: (index: number) => string
  children: (index: number) => ReactNode
}

/** The step from `index`, wrapping around at both ends (spec §4). */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count

const swipePx = 40

/** Shows one item at a time on a dark background, with previous and next buttons, arrow keys and swipes. */
export function Carousel({ label, count, describe, children }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const [touchX, setTouchX] = useState<number>()
  const move = (by: number) => {
    const next = wrap(index + by, count)
    setIndex(next)
    announce(`${describe(next)}, ${next + 1} of ${count}`)
  }
  const endSwipe = (event: TouchEvent) => {
    const travel = (event.changedTouches[0]?.clientX ?? 0) - (touchX ?? 0)
    if (touchX !== undefined && Math.abs(travel) > swipePx) move(travel < 0 ? 1 : -1)
    setTouchX(undefined)
  }
  const arrow =
    'grid size-11 place-items-center rounded-full border border-on-night/60 hover:border-on-night hover:bg-white/10'
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') move(-1)
        if (event.key === 'ArrowRight') move(1)
      }}
      onTouchStart={(event) => setTouchX(event.touches[0]?.clientX)}
      onTouchEnd={endSwipe}
    >
      <div role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${count}`}>
        {children(index)}
      </div>
      {count > 1 && (
        <div className="mt-4 flex items-center gap-3 noscript:hidden">
          <button type="button" aria-label="Previous picture" className={arrow} onClick={() => move(-1)}>
            <Icon name="arrowLeft" />
          </button>
          <button type="button" aria-label="Next picture" className={arrow} onClick={() => move(1)}>
            <Icon name="arrowRight" />
          </button>
          <p className="text-md text-on-night-2 tabular-nums">{`${index + 1} of ${count}`}</p>
        </div>
      )}
    </section>
  )
}
