import { blogPage } from '#catalogue/pages/blog.ts'
import { PostList } from '#site/features/posts/post-list.tsx'
import { Breadcrumbs } from '#site/layout/breadcrumbs.tsx'
import { PageHero } from '#site/layout/page-hero.tsx'
import { pageTitle } from '#site/layout/page-title.ts'
import { seo } from '#site/lib/seo.ts'

export const meta = () =>
  seo({
    title: pageTitle(blogPage.title),
    description: blogPage.description,
  })

export default function Blog() {
  return (
    <>
      <PageHero title="Blog" intro={blogPage.intro} />
      <Breadcrumbs trail={[]} here="Blog" />
      <section className="container-page py-12 lg:py-16">
        <h2 className="sr-only">All posts</h2>
        <PostList />
      </section>
    </>
  )
}
