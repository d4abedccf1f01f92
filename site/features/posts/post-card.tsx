import type { PostCard as Card } from '#catalogue/posts.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'

interface PostCardProps {
  post: Card
  /** For the newest post: full width, with the picture beside the text. */
  isLead: boolean
}

/** The Read More link covers the whole card. */
export function PostCard({ post, isLead }: PostCardProps) {
  const { slug, category, title, excerpt, author, date, image } = post
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card border border-mist-2 bg-white hover:border-control hover:transition-colors ${
        isLead ? 'md:flex-row lg:col-span-2' : 'md:max-lg:flex-row'
      }`}
    >
      <div
        className={`relative aspect-3/2 shrink-0 overflow-hidden bg-mist md:max-lg:w-80 ${isLead ? 'lg:w-3/5' : ''}`}
      >
        <Picture
          isMain={isLead}
          picture={image}
          sizes={
            isLead
              ? '(width >= 80rem) 720px, (width >= 64rem) 58vw, (width >= 48rem) 320px, 100vw'
              : '(width >= 80rem) 590px, (width >= 64rem) 48vw, (width >= 48rem) 320px, 100vw'
          }
        />
      </div>
      <div className={`flex grow flex-col p-5 ${isLead ? 'lg:p-8' : ''}`}>
        <p className="kicker text-muted">{category}</p>
        <h3 className={`mt-1 text-xl ${isLead ? 'lg:mt-2 lg:text-2xl xl:text-h2' : ''}`}>{title}</h3>
        <p className={`mt-2 text-ink-2 ${isLead ? 'text-md lg:mt-4 lg:text-lg' : 'text-md'}`}>{excerpt}</p>
        <p className="mt-auto mb-3 pt-5 text-sm text-muted">
          {author} · <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <SiteLink
          to={paths.post({ slug })}
          className="inline-flex items-center gap-2 self-start font-semibold text-peacock underline-offset-4 group-hover:underline card-link"
        >
          Read More
          <span className="sr-only">about {title}</span>
          <Icon name="arrowRight" />
        </SiteLink>
      </div>
    </li>
  )
}
