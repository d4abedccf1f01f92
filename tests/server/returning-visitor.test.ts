import { execFile } from 'node:child_process'
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
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { filesOfPage } from '#site/worker/page-files.ts'
import { copyCheckout } from '../support/checkout.ts'
import { passedOn } from '../support/server.ts'

// Uses the agency's own content, because the second agency's pages are small enough to contain all their data.
it('a returning visitor fetches at most 3 KB beside a document after any edit', async () => {
  const checkout = await copyCheckout('content')
  onTestFinished(checkout.remove)
  const content = (file: string) => join(checkout.folder, 'content', file)
  const textsOf = (folder: string) =>
    readdirSync(content(folder))
      .toSorted()
      .map((name) => `${folder}/${name}`)
  const edit = (file: string, pattern: RegExp, words: string) => {
    const before = readFileSync(content(file), 'utf8')
    const after = before.replace(pattern, words)
    expect(after, file).not.toBe(before)
    writeFileSync(content(file), after)
  }
  const releases = join(checkout.folder, 'releases')
  const publish = async () => {
    const env = { ...passedOn(), RELEASES_DIR: releases }
    await promisify(execFile)(process.execPath, ['publish/publish.ts'], { cwd: checkout.folder, env })
    return join(releases, readlinkSync(join(releases, 'current')), 'client')
  }
  const sent = (client: string, url: string) =>
    [`${url}.br`, url].map((it) => join(client, it)).find(existsSync) ?? ''
  /** Bytes fetched beside each document by a visitor who knows one release and opens pages of another. */
  const fetchedBetween = (before: string, after: string) =>
    globSync('**/index.html', { cwd: before }).flatMap((file) => {
      const [old, now] = [before, after].map((it) => filesOfPage(readFileSync(join(it, file), 'utf8')))
      const news = (now ?? []).filter((url) => !old?.includes(url))
      return news.length > 0 ? [news.reduce((sum, url) => sum + statSync(sent(after, url)).size, 0)] : []
    })

  const [trip = '', otherTrip = ''] = textsOf('packages')
  const [place = '', otherPlace = ''] = textsOf('destinations')
  const whole = readFileSync(content(place), 'utf8')
  const picture = /^image:\n {2}name: .*/m
  // Without a struck price, any price is valid.
  writeFileSync(content(trip), readFileSync(content(trip), 'utf8').replace(/^originalPrice: .*\n/m, ''))
  const before = await publish()
  edit(trip, /^price: .*/m, 'price: 4321')
  edit(place, picture, picture.exec(readFileSync(content(otherPlace), 'utf8'))?.[0] ?? '')
  edit(otherTrip, /^imageText: .*/m, 'imageText: A journey with a guide, in small hotels.')
  writeFileSync(
    content('destinations/elsewhere.yaml'),
    whole
      .replace(/^id: .*/m, 'id: 999')
      .replace(/^name: .*/m, 'name: Elsewhere')
      .replace(/^popular: .*/m, 'popular: true'),
  )
  const fetched = fetchedBetween(before, await publish())
  expect(fetched.length).toBeGreaterThan(1)
  expect(fetched.filter((bytes) => bytes > 3000)).toEqual([])
}, 240_000)
