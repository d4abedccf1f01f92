import {
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { filesOfPage, picturesOfPage } from '#site/worker/page-files.ts'
import { copyCheckout } from '#tests/support/checkout.ts'
import { say, table } from './report.ts'
import { runMeasured } from './run-measured.ts'

type Content = (name: string) => string

/** What staff do, each on top of the one before. */
const edits: Record<string, (file: Content) => void> = {
  'a price': (file) => change(places(file)[0], ...lowerPrice),
  'the price of a trip': (file) => change(trip(file), ...lowerPrice),
  'a sentence': (file) =>
    change(trip(file), /^imageText: .*/m, () => 'imageText: Another sentence, as long as most.'),
  'a picture': (file) => {
    const [own, other] = places(file)
    const name = /^image:\n {2}name: (.*)/m.exec(readFileSync(other, 'utf8'))?.[1]
    change(own, /^image:\n {2}name: .*/m, () => `image:\n  name: ${name}`)
  },
  'a new place': (file) => addPlace(file, 1, 'popular: true'),
  'a new trip': (file) => {
    const text = readFileSync(trip(file), 'utf8')
    const changed = text.replace(/^id: .*/m, 'id: 999').replace(/^name: .*/m, 'name: Another Trip')
    writeFileSync(file('packages/another-trip.yaml'), changed.replace(/^popular: .*/m, 'popular: true'))
  },
}

/** A lower price is valid for any entry. */
export const lowerPrice = [/^price: .*/m, (line: string) => `price: ${Number(line.slice(7)) - 1}`] as const

export function change(path: string, pattern: RegExp, edit: (found: string) => string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(pattern, edit)
  if (after === before) throw new Error(`${path} has nothing like ${pattern}.`)
  writeFileSync(path, after)
}

const listed = (file: Content, kind: string) =>
  readdirSync(file(kind))
    .toSorted()
    .map((name) => file(`${kind}/${name}`))
const trip = (file: Content) => listed(file, 'packages').at(-1) ?? ''
export const places = (file: Content) => listed(file, 'destinations').slice(0, 2) as [string, string]

function addPlace(file: Content, number: number, popular: string): void {
  const text = readFileSync(places(file)[0], 'utf8')
    .replace(/^id: .*/m, `id: ${1000 + number}`)
    .replace(/^name: .*/m, `name: Elsewhere ${number}`)
    .replace(/^popular: .*/m, popular)
  writeFileSync(file(`destinations/elsewhere-${number}.yaml`), text)
}

/** What publishing takes after each edit, and what it makes a visitor fetch who has seen every page. */
export async function benchEdits(isQuick: boolean): Promise<string> {
  const tables: string[] = []
  for (const more of isQuick ? [0] : [0, 500]) {
    const checkout = await copyCheckout('content')
    try {
      const file: Content = (name) => join(checkout.folder, 'content', name)
      for (let number = 2; number < 2 + more; number += 1) addPlace(file, number, 'popular: false')
      tables.push(`With ${more} more entries:\n\n${await publishEach(checkout.folder, file)}`)
    } finally {
      await checkout.remove()
    }
  }
  return tables.join('\n\n')
}

async function publishEach(folder: string, file: Content): Promise<string> {
  const releases = join(folder, 'releases')
  const rows: (string | number)[][] = []
  for (const [what, edit] of [['nothing kept', () => {}] as const, ...Object.entries(edits)]) {
    say(`Publishing: ${what}`)
    const before = existsSync(releases) ? readlinkSync(join(releases, 'current')) : null
    edit(file)
    const env = { RELEASES_DIR: releases }
    const { seconds, cpuSeconds, mb } = await runMeasured(['publish/publish.ts'], { cwd: folder, env })
    const client = (release: string) => join(releases, release, 'client')
    const seen =
      before === null
        ? ['–', '–', '–']
        : seenAgain(client(before), client(readlinkSync(join(releases, 'current'))))
    rows.push([what, seconds.toFixed(1), cpuSeconds.toFixed(1), mb.toFixed(0), ...seen])
  }
  const head = [
    'Published',
    'seconds',
    'CPU seconds',
    'MB, largest process',
    'code renamed',
    'bytes beside a known document',
    'bytes of its new picture',
  ]
  return table(head, rows)
}

/**
 * How many scripts, styles and fonts have other names, the most that a page names which the visitor knew, and lacks now, as sent,
 * and apart from it the most that such a page shows of other pictures than before, as a phone fetches them.
 */
function seenAgain(before: string, after: string): (string | number)[] {
  const code = (client: string) => globSync('assets/*.{js,css,woff2}', { cwd: client })
  const old = new Set(code(before))
  const bytesOf = (url: string) =>
    statSync([`${url}.br`, url].map((it) => join(after, it)).find(existsSync) ?? '').size
  const seen = globSync('**/index.html', { cwd: after }).filter((page) => existsSync(join(before, page)))
  const beside = seen.map((page) => {
    const named = filesOfPage(readFileSync(join(after, page), 'utf8'))
    return named.filter((url) => !existsSync(join(before, url))).reduce((sum, url) => sum + bytesOf(url), 0)
  })
  const pictures = seen.map((page) => {
    const [had, has] = [before, after].map((client) =>
      picturesOfPage(readFileSync(join(client, page), 'utf8'), 'avif'),
    )
    return (has ?? [])
      .filter((url) => !had?.includes(url))
      .reduce((sum, url) => sum + statSync(join(after, url)).size, 0)
  })
  return [code(after).filter((name) => !old.has(name)).length, Math.max(...beside), Math.max(...pictures)]
}
