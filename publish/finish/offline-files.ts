import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFile, KeptList } from '#site/offline/worker-messages.ts'

/** Wide enough for a phone and for a card; one width of each is kept. */
const keptWidth = 800

/** The framework names its manifest by its version. */
export function siteVersion(client: string): string {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: client })
  const version = /manifest-([\w-]+)\.js$/.exec(manifest ?? '')?.[1]
  if (version === undefined)
    throw new Error('The framework wrote no assets/manifest-….js. Adapt publish/finish.')
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
    const shorter = statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)
    return [url, shorter.size]
  }
  const pictures = (format: string) =>
    globSync(`pictures/*-${keptWidth}.${format}`, { cwd: client })
      .toSorted()
      .map((file) => weigh(`/${file}`))
  const data = globSync('{**/*.data,data/*.json}', { cwd: client }).toSorted()
  const list = {
    pages: pages.map((path) => weigh(path, join(path, 'index.html'))),
    data: data.map((file) => weigh(`/${file}`)),
    assets: assetFiles(client).map((url) => weigh(url)),
    pictures: { avif: pictures('avif'), webp: pictures('webp'), jpg: pictures('jpg') },
  }
  const version = createHash('sha256')
  for (const [url] of [...list.pages, ...list.data])
    version.update(readFileSync(join(client, url.includes('.') ? url : join(url, 'index.html'))))
  return { version: version.update(JSON.stringify(list)).digest('hex').slice(0, 16), ...list }
}

const assetFiles = (client: string): string[] =>
  globSync('assets/*.{js,css,woff2,svg,json}', { cwd: client })
    .toSorted()
    .map((file) => `/${file}`)

/**
 * Every script, style, font and drawing. None of them contains content, so the worker, which names them, changes only with the code.
 *
 * @param named the files that pages name
 */
export const shellFiles = (client: string, named: ReadonlySet<string>): string[] =>
  [...new Set([...named, ...assetFiles(client)])].filter((url) => !url.endsWith('.json')).toSorted()
