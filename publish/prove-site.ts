import { readFile, readdir } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import type { SiteManifest } from '#contract/site-manifest.ts'

/** Parts as pages, scripts, styles and lists name them, and the imports of one script from another. */
const partsInText = /(?:\/|(?<=["'`]))((?:assets|pictures|social)\/[\w~/-]+(?:\.[\w-]+)*\.[a-z\d]{2,11})\b/g
const importsInScript = /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[\w./-]+)["'`]/g
const linksInPage = /\s(?:src|href|poster)="(\/(?!\/)[^"#?]*)/g

/**
 * Checks that every part that a page, script or style names exists, and every page that the server needs.
 *
 * @param client the built site's folder
 * @returns what is wrong, one line each, at most one for a part; empty when nothing is
 */
export async function proveSite(client: string, manifest: SiteManifest): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  const known = new Set(files)
  const pages = new Set(files.filter((file) => file.endsWith('/index.html')).map(pageOf))
  const named = new Map<string, string>()
  for (const file of files.filter((it) => /\.(html|js|css|json|webmanifest)$/.test(it))) {
    const text = await readFile(join(client, file), 'utf8')
    if (text === '') named.set(file, 'the build, which left it empty')
    for (const part of partsNamedBy(file, text)) if (!named.has(part)) named.set(part, file)
  }
  const needed = ['/', ...Object.values(manifest.notFoundPages), ...Object.values(manifest.redirects)].filter(
    (page) => !pages.has(page),
  )
  const isThere = (part: string) => known.has(part) || pages.has(part.replace(/(.)\/$/, '$1'))
  return [
    ...needed.map((page) => `The page ${page} is missing.`),
    ...[...named]
      .filter(([part, by]) => !isThere(part) || by.startsWith('the build'))
      .map(([part, by]) => `${part} is missing: ${by} names it.`),
  ]
}

const pageOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/'

function partsNamedBy(file: string, text: string): string[] {
  const parts = [...text.matchAll(partsInText)].map(([, part]) => `/${part}`)
  if (file.endsWith('.js')) {
    for (const [, target = ''] of text.matchAll(importsInScript))
      parts.push(posix.join(posix.dirname(file), target))
  }
  if (file.endsWith('.html')) {
    for (const [, target = ''] of text.matchAll(linksInPage))
      if (!isRoute(target)) parts.push(decodeURI(target))
  }
  return parts
}

/** Addresses of our server that are no file of the site. */
const isRoute = (target: string): boolean => /^\/(auth|api)\//.test(target)
