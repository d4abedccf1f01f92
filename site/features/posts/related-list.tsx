import type { PostCard } from '#catalogue/posts.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { relatedEntries } from './related-entries.ts'

/** Three pages to go on with, as small cards. Nothing when the post names none. */
export function RelatedList({ post }: { post: PostCard }) {
  const entries = relatedEntries(post.related)
  if (!entries.length) return null
  return (
    <section className="border-t border-mist-2 bg-mist print:hidden">
      <div className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">Go on from here</h2>
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {entries.map(({ to, preload, kicker, title, image }) => (
            <li
              key={to}
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
                    to={to}
                    preload={preload}
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
