import { posts } from '#catalogue/posts.ts'
import { PostList } from '#site/features/posts/post-list.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'

export const meta = () =>
  seo({
    title: pageTitle('Blog'),
    description: `Stories from our planners' own notebooks: ${posts.map(({ title }) => title).join('; ')}.`,
  })

export default function Blog() {
  return (
    <>
      <PageHero
        title="Blog"
        intro="Notes from our planners: what to carry, what to eat, and which lane to turn into."
      />
      <Breadcrumbs trail={[]} here="Blog" />
      <section className="container-page py-12 lg:py-16">
        <h2 className="sr-only">All posts</h2>
        <PostList />
      </section>
    </>
  )
}
