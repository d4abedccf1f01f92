import { loadPost } from '#catalogue/load-post.ts'
import type { PostCard as Card } from '#catalogue/posts.ts'
import { formatDay } from '#site/lib/format-day.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** The whole card is the Read More link, stretched over it. */
export function PostCard({ post, sizes }: { post: Card; sizes: string }) {
  const { slug, category, title, excerpt, author, date, image } = post
  return (
    <li className="group relative flex flex-col overflow-hidden md:max-lg:flex-row rounded-card border border-mist-2 bg-white transition-colors duration-200 hover:border-control">
      <div className="relative aspect-3/2 shrink-0 overflow-hidden bg-mist md:max-lg:w-80">
        <Picture
          picture={image}
          sizes={sizes}
          className="transition-transform duration-240 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex grow flex-col p-5">
        <p className="kicker text-muted">{category}</p>
        <h3 className="mt-1 text-xl">{title}</h3>
        <p className="mt-2 text-md text-ink-2">{excerpt}</p>
        <p className="mt-auto mb-3 pt-5 text-sm text-muted">
          {author} · <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <SiteLink
          to={paths.post({ slug })}
          preload={() => loadPost(slug)}
          className="inline-flex items-center gap-2 self-start font-semibold text-peacock underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          Read More
          <span className="sr-only">about {title}</span>
          <Icon name="arrowRight" />
        </SiteLink>
      </div>
    </li>
  )
}
