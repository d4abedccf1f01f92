import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { notFoundPages } from '#publish/site-paths.ts'
import { filesOfPage } from '#site/worker/page-files.ts'
import type { BundlePages, Rendered } from './bundle-pages.ts'
import { compress, writeCompressed } from './compress-files.ts'
import { dayAtOffice } from './day-at-office.ts'
import { inTurns } from './in-turns.ts'
import { finishPage, type FinishedPage } from './finish-page.ts'
import { readPage, type BuiltPage } from './read-page.ts'
import { reuse } from './reuse.ts'

/** A finished page, and what the steps after it read of it. */
interface PageRecord extends FinishedPage {
  /** Addresses of scripts, styles and fonts. */
  named: string[]
  built: BuiltPage
}

interface Surroundings {
  /** The hash of the site's code. */
  code: string
  /** The content that every page may need. */
  shared: { address: string; text: string }
  /** Source of the script that starts every page. */
  starter: string
}

interface WrittenPages {
  /** Source of the inline scripts that run. */
  inlineScripts: string[]
  /** Addresses of scripts, styles and fonts. */
  named: ReadonlySet<string>
  /** Pages that may be found. */
  indexed: BuiltPage[]
}

/** Writes every page with its data and compressed forms. Renders a page only if one of its inputs is new. */
export async function writePages(
  client: string,
  { paths, render }: BundlePages,
  { code, shared, starter }: Surroundings,
): Promise<WrittenPages> {
  // Some pages contain the date, in a head or as a default.
  const aroundData = JSON.stringify([code, shared.text, starter, dayAtOffice(new Date())])
  const recordOf = async ({ name, html }: NonNullable<Rendered['page']>, data: Buffer) => {
    const record = await reuse(['page', aroundData, name, data], async () => {
      const finished = await finishPage(String(await html()), { starter, shared: shared.address })
      const named = filesOfPage(finished.html)
      return serialize({ ...finished, named, built: readPage(name, finished.html) } satisfies PageRecord)
    })
    return deserialize(record) as PageRecord
  }
  const write = (name: string, body: string | Buffer) => {
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), body)
  }
  const unknown = new Set(Object.values(notFoundPages))
  const inlineScripts = new Set<string>()
  const named = new Set<string>()
  const indexed: BuiltPage[] = []
  await inTurns(paths, async (path) => {
    const { file, page } = await render(path)
    // The data of unknown addresses is never requested.
    if (file && !unknown.has(path)) write(file.name, file.body)
    if (!page) return
    const { html, boot, starterFile, dataFiles, ...record } = await recordOf(
      page,
      file?.body ?? Buffer.alloc(0),
    )
    for (const script of record.inlineScripts) inlineScripts.add(script)
    for (const url of record.named) named.add(url)
    for (const script of [boot, starterFile])
      if (script && !existsSync(join(client, script.name))) write(script.name, script.code)
    for (const { name, text } of dataFiles) write(name, text)
    if (record.built.allowsIndexing) indexed.push(record.built)
    write(page.name, html)
    writeCompressed(join(client, page.name), await compress(Buffer.from(html), 'page'))
  })
  const byPath = indexed.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return { inlineScripts: [...inlineScripts].toSorted(), named, indexed: byPath }
}

const starterFile = join(import.meta.dirname, 'starter.js')

export async function minifiedStarter(): Promise<string> {
  const source = await readFile(starterFile, 'utf8')
  const minified = await reuse(['starter', source], async () => {
    const { minifySync } = await import('vite')
    return Buffer.from(minifySync(starterFile, source).code.trim())
  })
  return String(minified)
}
