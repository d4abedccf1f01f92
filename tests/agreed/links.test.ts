import { expect, it } from 'vitest'
import { paths } from '#site/paths.ts'
import { contentFiles, index, read } from '#catalogue/build/read-catalogue.ts'

const withSlug = {
  destinations: paths.destination,
  packages: paths.tourPackage,
  services: paths.service,
  posts: paths.post,
}
const pages = new Set([
  ...Object.values(paths).map((path) => path({ slug: '' })),
  ...Object.entries(withSlug).flatMap(([kind, path]) =>
    [...index.slugs[kind as keyof typeof withSlug]].map((slug) => path({ slug })),
  ),
])

/** Links to other sites, which the schema wants to begin with https://, are not followed. */
const ofSite = (href: string): string[] => (href.startsWith('/') ? [href] : [])

function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href)
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' && typeof item === 'string' ? ofSite(item) : linksIn(item),
  )
}

it('every link in a text leads to a page of the site, or elsewhere over https', () => {
  const links = contentFiles.flatMap((file) => linksIn(read(file)).map((href) => ({ file, href })))
  expect(links.length).toBeGreaterThan(8)
  expect(
    links.filter(({ href }) => !pages.has(href.replace(/#.*/, '')) && !/^https:\/\/[^/]+\./.test(href)),
  ).toEqual([])
})
