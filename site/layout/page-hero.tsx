import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Meridian } from '#site/ui/meridian.tsx'

interface PageHeroProps {
  title: string
  /** A line above the title, such as the country. */
  kicker?: string
  /** A sentence below the title. */
  intro?: string
  picture?: PictureSource
  /**
   * `tall` for a place, `story` for a post, `band` for lists and text pages, `low` above a loading state, `alone` if nothing
   * follows.
   */
  height?: 'tall' | 'story' | 'band' | 'low' | 'alone'
  /** The part of a tall picture that wide windows show. By default the middle. */
  crop?: 'high' | 'low'
  children?: ReactNode
}

const heads = {
  tall: 'head-tall',
  story: 'head-tall poster-above',
  band: 'head-band poster-above',
  low: 'head-low',
  alone: 'head-tall max-md:min-h-[92svh]',
}

/** The dark top of every page, under the transparent navigation bar. */
export function PageHero({ title, kicker, intro, picture, height = 'band', crop, children }: PageHeroProps) {
  return (
    <section
      data-on-picture={picture ? '' : undefined}
      data-head={height}
      className={`on-night relative isolate flex items-end overflow-hidden bg-night text-on-night ${
        picture ? heads[height] : 'head-low'
      }`}
    >
      {picture && (
        <div data-crop={crop} className="absolute inset-0 -z-10">
          <Picture
            picture={picture}
            sizes="100vw"
            isMain
            uprightBelow={(height === 'tall' || height === 'alone') && 48}
          />
          {/* Text has a contrast of at least 4.5:1 to the lightest pixel. The rest of the poster is not darkened. */}
          <div className="absolute inset-x-0 top-0 h-36 max-lg:max-h-[42%] bg-gradient-to-b from-night/80 via-night/55 via-50% to-transparent" />
          <div className="absolute inset-0 max-lg:hidden bg-gradient-to-t from-night/60 via-night/25 via-35% to-transparent to-60%" />
          <div className="absolute inset-0 max-lg:hidden bg-gradient-to-r from-night/82 via-night/62 via-40% to-transparent to-72%" />
        </div>
      )}
      {!picture && <Meridian />}
      <div className={picture ? 'w-full max-lg:scrim-words' : 'w-full'}>
        <div className="container-page pt-32 pb-10 md:pb-14">
          {kicker && (
            <p className="kicker mb-2 flex items-center gap-2.5 before:h-0.5 before:w-6 before:bg-marigold">
              {kicker}
            </p>
          )}
          <h1 tabIndex={-1} className="max-w-[18ch] text-h1">
            {title}
          </h1>
          {intro && <p className="measure mt-4 text-balance text-on-night md:text-lg">{intro}</p>}
          {children}
        </div>
      </div>
    </section>
  )
}
