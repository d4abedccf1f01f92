import { Feed } from 'feed'
import { agency } from '#catalogue/agency.ts'
import { posts } from '#catalogue/posts.ts'
import { siteAddress } from '#site/head/site-address.ts'
import { paths, previewPath } from '#site/paths.ts'

/** The blog for feed readers, newest post first. */
export function blogFeed(): Feed {
  const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date))
  const blog = siteAddress + paths.blog()
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${agency.name} blog`,
    description: agency.description,
    language: agency.locale,
    copyright: `© ${agency.copyrightYear} ${agency.name}`,
    updated: new Date(newest[0]?.date ?? 0),
    feedLinks: { rss: `${blog}/rss.xml`, atom: `${blog}/atom.xml` },
  })
  for (const { slug, title, excerpt, author, date, category } of newest) {
    const link = siteAddress + paths.post({ slug })
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      author: [{ name: author }],
      category: [{ name: category }],
      date: new Date(date),
      image: siteAddress + previewPath(paths.post({ slug })),
    })
  }
  return feed
}
