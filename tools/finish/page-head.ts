import { agency } from '#catalogue/build/read-catalogue.ts'
import { paths } from '#site/paths.ts'
import type { BuiltPage } from './read-page.ts'
import { previewPath } from './social-previews.ts'
import { structuredData } from './structured-data.ts'

/**
 * What search engines and chats are told about a page beside its title and description, as elements of its head.
 *
 * @param address the site's origin, without a slash at the end
 */
export function pageHead(page: BuiltPage, address: string): string {
  const { path, title, description, heading } = page
  const url = address + path
  const isArticle = path.startsWith(`${paths.blog()}/`)
  const tags: [attribute: 'name' | 'property', key: string, content: string][] = [
    ['property', 'og:site_name', agency.name],
    ['property', 'og:type', isArticle ? 'article' : 'website'],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', address + previewPath(path)],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', heading],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return [
    `<link rel="canonical" href="${url}"/>`,
    ...tags.map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${content}"/>`),
    path.startsWith(paths.blog())
      ? `<link rel="alternate" type="application/atom+xml" href="${paths.blog()}/atom.xml" title="${agency.name} blog"/>`
      : '',
    // data, not a script to the content policy
    `<script type="application/ld+json">${JSON.stringify(structuredData(page, address)).replaceAll('<', '\\u003c')}</script>`,
  ].join('')
}
