import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'

interface PageHeroProps {
  title: string
  /** A line above the title, such as the country. */
  kicker?: string
  /** A sentence below the title. */
  intro?: string
  picture?: PictureSource
  /** `tall` for a place, `band` for lists and words. */
  height?: 'tall' | 'band'
  children?: ReactNode
}

/** Keep words over the picture at 4.5:1 and more, and leave the rest of it in its own light. */
const scrims = {
  tall: 'via-night/80 via-50% to-night/10 md:via-night/50 md:via-35% md:to-transparent md:to-70%',
  band: 'via-night/70 to-night/70',
}

/** The dark top of every page, under the transparent navigation bar. */
export function PageHero({ title, kicker, intro, picture, height = 'band', children }: PageHeroProps) {
  return (
    <section
      className={`on-night relative isolate flex overflow-hidden bg-night text-on-night ${
        height === 'tall' ? 'min-h-[60vh] items-end' : 'min-h-64 items-end'
      }`}
    >
      {picture && (
        <div className="absolute inset-0 -z-10">
          <Picture picture={picture} sizes="100vw" isMain />
          <div className="absolute inset-x-0 top-0 h-36 bg-gradient-to-b from-night/80 via-night/55 via-50% to-transparent" />
          <div className={`absolute inset-0 bg-gradient-to-t from-night/90 ${scrims[height]}`} />
          {height === 'tall' && (
            <div className="absolute inset-0 max-md:hidden bg-gradient-to-r from-night/72 via-night/52 via-45% to-transparent to-80%" />
          )}
        </div>
      )}
      <div className="container-page pt-32 pb-10 md:pb-14">
        {kicker && (
          <p className="kicker mb-2 flex items-center gap-2.5 before:h-0.5 before:w-6 before:bg-marigold">
            {kicker}
          </p>
        )}
        <h1 tabIndex={-1} className="max-w-[18ch] text-h1">
          {title}
        </h1>
        {intro && <p className="measure mt-4 text-lg text-on-night">{intro}</p>}
        {children}
      </div>
    </section>
  )
}
