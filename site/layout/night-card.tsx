import type { ReactNode } from 'react'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** A card on a dark poster, for sign-in and sign-up. */
export function NightCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="relative isolate grid min-h-[88vh] overflow-hidden bg-night max-lg:content-start lg:place-items-center">
      {/* Above the card until there is room beside it, so that the card does not cover the boat. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-(--poster) lg:h-full">
        <Picture picture={sitePictures.signIn} sizes="100vw" isMain isDecorative />
        <div className="absolute inset-x-0 bottom-0 h-16 bg-gradient-to-t from-night to-transparent lg:hidden" />
        <div className="absolute inset-x-0 top-0 h-24 bg-gradient-to-b from-night/80 via-night/55 via-50% to-transparent lg:h-36" />
      </div>
      <div className="container-page grid pt-[calc(var(--poster)-2.25rem)] pb-14 max-lg:justify-items-center max-sm:px-4 lg:justify-items-end lg:pt-28">
        <div className="w-full max-w-[440px] rounded-sheet bg-white p-6 shadow-float sm:p-8">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          <p className="mt-2 mb-6 text-md text-ink-2">{intro}</p>
          <NeedsScripts what="An account" />
          {children}
        </div>
      </div>
    </section>
  )
}
