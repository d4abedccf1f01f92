import type { ReactNode } from 'react'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** One card on a night poster: signing in, signing up. */
export function NightCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="relative isolate grid min-h-[88vh] place-items-center overflow-hidden bg-night">
      <div className="absolute inset-0 -z-10">
        <Picture picture={sitePictures.signIn} sizes="100vw" isMain isDecorative />
        <div className="absolute inset-x-0 top-0 h-36 bg-gradient-to-b from-night/80 via-night/55 via-50% to-transparent" />
      </div>
      {/* Beside the lit boat where there is room, over the water where there is not. */}
      <div className="container-page grid pt-28 pb-14 max-lg:justify-items-center max-sm:px-4 lg:justify-items-end">
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
