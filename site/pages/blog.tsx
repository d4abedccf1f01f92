import { blogPage } from '#catalogue/pages.ts'
import { posts } from '#catalogue/posts.ts'
import { PostList } from '#site/features/posts/post-list.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageFacts } from '#site/head/indexed-pages.ts'
import { pageMeta } from '#site/head/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { Route } from './+types/blog.ts'

export const loader = () => ({ page: pageFacts(paths.blog()), words: blogPage, posts })
export const meta = pageMeta

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="Blog" intro={loaderData.words.intro} />
      <Breadcrumbs trail={[]} here="Blog" />
      <section className="container-page py-12 lg:py-16">
        <h2 className="sr-only">All posts</h2>
        <PostList posts={loaderData.posts} />
      </section>
    </>
  )
}
