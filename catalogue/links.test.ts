import { expect, it } from 'vitest'
import { paths } from '#site/paths.ts'
import { contentFiles, read, world } from './read-catalogue.ts'

const withSlug = {
  destinations: paths.destination,
  packages: paths.tourPackage,
  services: paths.service,
  posts: paths.post,
}
const pages = new Set([
  ...Object.values(paths).map((path) => path({ slug: '' })),
  ...Object.entries(withSlug).flatMap(([kind, path]) =>
    [...world.slugs[kind as keyof typeof withSlug]].map((slug) => path({ slug })),
  ),
])

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' && typeof item === 'string' ? [item] : linksIn(item),
  )
}

it('every link in a text leads to a page of the site', () => {
  const links = contentFiles.flatMap((file) => linksIn(read(file)).map((href) => ({ file, href })))
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter(({ href }) => !pages.has(href))).toEqual([])
})
