import { loadDestination } from '#catalogue/load-destination.ts'
import { loadPost } from '#catalogue/load-post.ts'
import { loadTourPackage } from '#catalogue/load-tour-package.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Picture } from '#site/ui/picture.tsx'
import type { RelatedEntry } from './related-entries.ts'

const pages = {
  destination: { path: paths.destination, load: loadDestination },
  package: { path: paths.tourPackage, load: loadTourPackage },
  post: { path: paths.post, load: loadPost },
}

/** Three pages to go on with, as small cards. Nothing when the post names none. */
export function RelatedList({ entries }: { entries: RelatedEntry[] }) {
  if (!entries.length) return null
  return (
    <section className="border-t border-mist-2 bg-mist print:hidden">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">Go on from here</h2>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {entries.map(({ kind, slug, kicker, title, image }) => (
            <li
              key={slug}
              className="group relative flex overflow-hidden rounded-card border border-mist-2 bg-white transition-colors duration-200 hover:border-control md:flex-col"
            >
              <div className="relative w-32 shrink-0 bg-mist md:aspect-3/2 md:w-full">
                <Picture
                  picture={image}
                  sizes="(width >= 80rem) 390px, (width >= 48rem) 31vw, 128px"
                  isDecorative
                />
              </div>
              <div className="p-4 md:p-5">
                <p className="kicker text-muted">{kicker}</p>
                <h3 className="mt-1 text-lg">
                  <SiteLink
                    to={pages[kind].path({ slug })}
                    preload={() => pages[kind].load(slug)}
                    className="after:absolute after:inset-0 after:rounded-card group-hover:text-peacock"
                  >
                    {title}
                  </SiteLink>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
