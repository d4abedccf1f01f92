import type { ReactNode } from 'react'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { Picture } from '#site/ui/picture.tsx'

/** One card on a night poster: signing in, signing up. */
export function NightCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="relative isolate grid min-h-[88vh] place-items-center overflow-hidden bg-night">
      <div className="absolute inset-0 -z-10">
        <Picture picture={sitePictures.signIn} sizes="100vw" isMain isDecorative />
        <div className="absolute inset-0 bg-night/55" />
      </div>
      <div className="w-full max-w-[calc(440px+2rem)] px-4 pt-28 pb-14">
        <div className="rounded-sheet bg-white p-6 shadow-float sm:p-8">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          <p className="mt-2 mb-6 text-md text-ink-2">{intro}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
