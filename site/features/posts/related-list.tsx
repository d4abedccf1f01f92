import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Picture } from '#site/ui/picture.tsx'
import type { RelatedEntry } from './related-entries.ts'

const addresses = { destination: paths.destination, package: paths.tourPackage, post: paths.post }

interface RelatedListProps {
  entries: RelatedEntry[]
  title?: string
}

/** Up to three related pages as small cards. Renders nothing if there are none. */
export function RelatedList({ entries, title: heading = 'Go on from here' }: RelatedListProps) {
  if (!entries.length) return null
  return (
    <section className="border-t border-mist-2 bg-mist print:hidden">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">{heading}</h2>
        <ul className="grid auto-cols-fr grid-cols-1 gap-4 md:grid-cols-none md:grid-flow-col md:gap-6">
          {entries.map(({ kind, slug, kicker, title, image }) => (
            <li
              key={slug}
              className="group relative flex overflow-hidden rounded-card border border-mist-2 bg-white hover:border-control hover:transition-colors md:not-only:flex-col"
            >
              <div className="relative w-[min(8rem,40%)] shrink-0 bg-mist md:aspect-3/2 md:w-full md:group-only:w-2/5">
                <Picture
                  picture={image}
                  sizes={`(width >= 80rem) ${entries.length > 2 ? 390 : 590}px, (width >= 48rem) ${entries.length > 2 ? 31 : 48}vw, 128px`}
                  isDecorative
                />
              </div>
              <div className="min-w-0 self-center p-4 md:p-5 md:group-not-only:self-start md:group-only:p-10">
                <p className="kicker text-muted">{kicker}</p>
                <h3 className="mt-1 text-lg md:group-only:text-2xl">
                  <SiteLink to={addresses[kind]({ slug })} className="card-link group-hover:text-peacock">
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
