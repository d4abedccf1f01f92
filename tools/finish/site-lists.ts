/** The lists of the site for search engines, feed readers and language models (product-brief B33). */
import { Feed } from 'feed'
import { placeName } from '#catalogue/place-name.ts'
import {
  agency,
  destinations,
  fromPrice,
  money,
  posts,
  services,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { currencyName, durationText } from '#catalogue/format.ts'
import { paths } from '#site/paths.ts'
import { plain, type BuiltPage } from './read-page.ts'
import { previewPath } from './social-previews.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function sitemap(pages: BuiltPage[], address: string): string {
  const entries = pages.map(({ path, pictures }) => {
    const images = pictures.map((url) => `<image:image><image:loc>${address}${url}</image:loc></image:image>`)
    return `<url><loc>${escape(address + path)}</loc>${images.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

const robots = (address: string): string => `User-agent: *
Disallow: /api/
Disallow: /auth/

Sitemap: ${address}/sitemap.xml
`

function blogFeed(address: string): Feed {
  const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date))
  const blog = address + paths.blog()
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
    const link = address + paths.post({ slug })
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      author: [{ name: author }],
      category: [{ name: category }],
      date: new Date(date),
      image: address + previewPath(paths.post({ slug })),
    })
  }
  return feed
}

function llms(pages: BuiltPage[], address: string): string {
  const link = (path: string, name: string, text: string) => `- [${name}](${address}${path}): ${text}`
  const others = pages.filter(({ path }) => path.lastIndexOf('/') === 0)
  return `# ${agency.name}

> ${agency.description} Prices are in ${currencyName(agency)}, per person, two sharing; international flights are quoted separately.

## Destinations

${destinations.map((entry) => link(paths.destination(entry), placeName(entry), `${fromPrice(entry.price)}. ${entry.description}`)).join('\n')}

## Packages

${tourPackages.map((entry) => link(paths.tourPackage(entry), entry.name, `${durationText(entry.days)}, ${money(entry.price)} a person. ${entry.imageText}`)).join('\n')}

## Services

${services.map((entry) => link(paths.service(entry), entry.title, entry.description)).join('\n')}

## Blog

${posts.map((entry) => link(paths.post(entry), entry.title, entry.excerpt)).join('\n')}

## Pages

${others.map(({ path, heading, description }) => link(path, plain(heading), plain(description))).join('\n')}
`
}

/** Files at the root of the site, by name. `pages` are those that may be indexed. */
export function siteLists(pages: BuiltPage[], address: string): Record<string, string> {
  const feed = blogFeed(address)
  return {
    'sitemap.xml': sitemap(pages, address),
    'robots.txt': robots(address),
    'llms.txt': llms(pages, address),
    'blog/rss.xml': feed.rss2(),
    'blog/atom.xml': feed.atom1(),
  }
}
