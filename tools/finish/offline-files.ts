import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageSize } from '#catalogue/page-size.ts'
import { entryFiles, slugOf } from '#catalogue/build/content-index.ts'
import type { KeptFile, KeptList } from '#site/offline/worker-messages.ts'

/** Wide enough for a phone and for a card; one width of each is kept. */
const keptWidth = 800

/** The framework names its manifest by its version. */
export function siteVersion(client: string): string {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: client })
  const version = /manifest-([\w-]+)\.js$/.exec(manifest ?? '')?.[1]
  if (version === undefined)
    throw new Error('The framework wrote no assets/manifest-….js. Adapt tools/finish.')
  return version
}

/**
 * What "Keep for offline" fetches, with its weight as sent: pages in the shorter of the forms beside them.
 *
 * @param pages addresses of the pages worth keeping
 */
export function keptList(client: string, pages: string[]): KeptList {
  const weigh = (url: string, file = url): KeptFile => {
    const path = join(client, file)
    const [shorter = path] = globSync(`${path}.br`)
    return [url, statSync(shorter).size]
  }
  const pictures = (format: string) =>
    globSync(`pictures/*-${keptWidth}.${format}`, { cwd: client })
      .toSorted()
      .map((file) => weigh(`/${file}`))
  return {
    version: siteVersion(client),
    pages: pages.map((path) => weigh(path, join(path, 'index.html'))),
    assets: assetFiles(client).map((url) => weigh(url)),
    pictures: { avif: pictures('avif'), webp: pictures('webp'), jpg: pictures('jpg') },
  }
}

const assetFiles = (client: string): string[] =>
  globSync('assets/*.{js,css,woff2,svg}', { cwd: client })
    .toSorted()
    .map((file) => `/${file}`)

const entries = new Set(
  (['destinations', 'packages', 'services', 'posts'] as const).flatMap(entryFiles).map(slugOf),
)
const isEntry = (url: string): boolean => entries.has(url.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''))

/** Modules of the catalogue that grow with it. While it is short they are part of the shell: search works offline. */
const growing =
  /^\/assets\/(destinations|tour-packages|itinerary-words|destination-files|tour-package-files|related|access-lines|(destinations|packages)-window-\d+)-[\w-]{8}\.js$/
const isLong = (['destinations', 'packages'] as const).some((kind) => entryFiles(kind).length > pageSize)
const isKeptWhenSeen = (url: string): boolean => isEntry(url) || (isLong && growing.test(url))

/**
 * Every script, style, font and drawing but those of the catalogue that grow: they are kept when they are seen.
 *
 * @param named what the pages themselves name
 */
export const shellFiles = (client: string, named: ReadonlySet<string>): string[] =>
  [...new Set([...named, ...assetFiles(client).filter((url) => !isKeptWhenSeen(url))])].toSorted()
