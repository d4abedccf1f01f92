import { posts, type Post, type PostCard } from '#catalogue/posts.ts'
import { personNamed } from '#catalogue/people.ts'
import { findPost } from '#catalogue/whole-entries.ts'
import { PostBody } from '#site/features/posts/post-body.tsx'
import { PostList } from '#site/features/posts/post-list.tsx'
import { readingMinutes } from '#site/features/posts/reading-time.ts'
import { relatedEntries, type RelatedEntry } from '#site/features/posts/related-entries.ts'
import { RelatedList } from '#site/features/posts/related-list.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { LoadFailed } from '#site/layout/load-failed.tsx'
import { NotFoundItem } from '#site/layout/not-found-item.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { formatDay } from '#catalogue/format-day.ts'
import { missingPage, pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import type { Route } from './+types/post.ts'

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const post = findPost(slug)
  return {
    page: post ? pageFacts(paths.post(post)) : missingPage('Post Not Found'),
    // The portrait of a guest author is in the post.
    post: post && { ...post, portrait: post.portrait ?? personNamed(post.author)?.portrait },
    related: relatedEntries(post?.related),
    others: post ? [] : posts,
  }
}
export const meta = pageMeta

export default function PostPage({ loaderData: { post, related, others } }: Route.ComponentProps) {
  return post ? <PostDetail post={post} related={related} /> : <PostNotFound others={others} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LoadFailed what="post" error={error} />

function PostDetail({ post, related }: { post: Post; related: RelatedEntry[] }) {
  const { category, title, author, portrait, date, image, content } = post
  return (
    <>
      <article>
        <PageHero title={title} kicker={category} picture={image} height="story">
          <ul className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-night max-sm:*:first:basis-full">
            <li className="flex items-center gap-3">
              {portrait ? (
                <span className="relative size-10 overflow-hidden rounded-full sm:size-14">
                  <Picture picture={portrait} sizes="56px" isDecorative />
                </span>
              ) : (
                <Icon name="user" className="text-marigold" />
              )}
              {author}
              {portrait?.credit && <small>{portrait.credit}</small>}
            </li>
            <li className="flex items-center gap-2">
              <Icon name="calendar" className="text-marigold" />
              <time dateTime={date}>{formatDay(date)}</time>
            </li>
            <li className="flex items-center gap-2">
              <Icon name="clock" className="text-marigold" />
              {readingMinutes(content)} min read
            </li>
          </ul>
        </PageHero>
        <Breadcrumbs trail={[{ to: paths.blog(), text: 'Blog' }]} here={title} />
        <div className="container-page py-12 lg:py-16">
          {/* A zero is wider than most letters, so 52ch is about 68 characters. */}
          <div className="mx-auto max-w-[52ch]">
            <PostBody content={content} />
            <SiteLink to={paths.blog()} className={buttonLook('outline', 'mt-10 print:hidden')}>
              <Icon name="arrowLeft" />
              Back to Blog
            </SiteLink>
          </div>
        </div>
      </article>
      <RelatedList entries={related} />
    </>
  )
}

function PostNotFound({ others }: { others: PostCard[] }) {
  return (
    <>
      <NotFoundItem
        title="Post Not Found"
        text="Sorry, we couldn't find the blog post you're looking for."
        back={{ to: paths.blog(), text: 'Back to Blog' }}
      />
      <section className="container-page py-12 lg:py-16">
        <h2 className="mb-6 text-2xl">Stories we do have</h2>
        <PostList posts={others} />
      </section>
    </>
  )
}
