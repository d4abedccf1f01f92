import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '#tests/support/browser.ts'
import { copyCheckout, place } from '#tests/support/checkout.ts'
import { freePort } from '#tests/support/ports.ts'
import { passedOn, startServer, temporaryFolder } from '#tests/support/server.ts'

// What a returning visitor fetches after a change, with the real build, the real server, a browser with a service
// worker, and a proxy between them that counts bytes.

let checkout: Awaited<ReturnType<typeof copyCheckout>>
let visit: () => Promise<Sent[]>
const ends: (() => unknown)[] = []

interface Sent {
  path: string
  status: number
  /** The size of the body as sent. */
  bytes: number
}

const file = (name: string) => join(checkout.folder, 'content', name)
const first = (kind: string) => `${kind}/${readdirSync(file(kind)).toSorted()[0]}`
const slugOf = (name: string) => `/${name.replace('.yaml', '')}`

async function publish(): Promise<void> {
  const env = { ...passedOn(), RELEASES_DIR: join(checkout.folder, 'releases') }
  const child = spawn(process.execPath, ['publish/publish.ts'], { cwd: checkout.folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  expect(await new Promise((resolve) => child.once('close', resolve)), output).toBe(0)
}

/** A proxy between browser and server that records every answer and waits for a pause. */
async function openLine(to: string): Promise<{ url: string; sent: Sent[]; quiet: () => Promise<void> }> {
  const sent: Sent[] = []
  let underWay = 0
  let lastUsed = 0
  const line = createServer((asked, reply) => {
    const { method, headers, url = '/' } = asked
    underWay += 1
    reply.once('close', () => {
      underWay -= 1
      lastUsed = Date.now()
    })
    const passed = request(to + url, { method, headers }, (answer) => {
      const noted = { path: url, status: answer.statusCode ?? 0, bytes: 0 }
      sent.push(noted)
      reply.writeHead(noted.status, answer.headers)
      answer.on('data', (chunk: Buffer) => (noted.bytes += chunk.length)).pipe(reply)
    })
    asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => line.listen(port, 'localhost', resolve))
  ends.push(
    () => line.close(),
    () => line.closeAllConnections(),
  )
  return {
    url: `http://localhost:${port}`,
    sent,
    async quiet() {
      lastUsed = Date.now()
      while (underWay > 0 || Date.now() - lastUsed < 500) await sleep(50)
    },
  }
}

/** Opens the page and waits until it and the worker have finished fetching. */
async function read(page: Page, url: string, quiet: () => Promise<void>): Promise<void> {
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]')
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await quiet()
}

beforeAll(async () => {
  checkout = await copyCheckout()
  ends.push(() => checkout.remove())
  await publish()
  const data = await temporaryFolder()
  ends.push(() => data.remove())
  const server = await startServer({
    dataDir: data.path,
    env: { RELEASES_DIR: join(checkout.folder, 'releases') },
  })
  ends.push(() => server.stop())
  const { url, sent, quiet } = await openLine(server.url)
  const browser = await chromium.launch(launchOptions())
  ends.push(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  visit = async () => {
    sent.length = 0
    const page = await context.newPage()
    const pages = [
      '/',
      '/destinations',
      '/packages',
      slugOf(`destinations/${place}`),
      slugOf(first('packages')),
    ]
    for (const path of pages) await read(page, url + path, quiet)
    await page.close()
    return [...sent]
  }
  const [seenFirst] = [await visit(), await visit()]
  expect(seenFirst.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(20)
}, 300_000)

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

function change(name: string, pattern: RegExp, edit: (line: string) => string): void {
  const before = readFileSync(file(name), 'utf8')
  const after = before.replace(pattern, edit)
  expect(after).not.toBe(before)
  writeFileSync(file(name), after)
}

// All edits are in one build, because a build takes long. No edit can offset the bytes of another.
it('after a changed price, sentence and picture and a new place, a returning visitor fetches documents and at most 3 KB more', async () => {
  const [trip, places] = [first('packages'), `destinations/${place}.yaml`]
  const picture = /^image:\n {2}name: .*/m
  change(trip, /^price: .*/m, (it) => `price: ${Number(it.slice(7)) - 1}`)
  change(
    places,
    /^description: .*/m,
    () => 'description: Other words for a place of Portugal that is as far as it was.',
  )
  change(places, picture, () => picture.exec(readFileSync(file(trip), 'utf8'))?.[0] ?? '')
  const text = readFileSync(file(places), 'utf8')
  const changed = text.replace(/^id: .*/m, 'id: 999').replace(/^name: .*/m, 'name: Elsewhere')
  writeFileSync(file('destinations/elsewhere.yaml'), changed.replace(/^popular: .*/m, 'popular: true'))
  const release = () => readlinkSync(join(checkout.folder, 'releases/current'))
  const before = release()
  await publish()
  expect(release()).not.toBe(before)

  const news = (await visit()).filter(({ status, path }) => status === 200 && !path.startsWith('/pictures/'))
  const isDocument = ({ path }: Sent) => !/\.\w+$/.test(path)
  expect(news.filter(isDocument).map(({ path }) => path)).toEqual(
    expect.arrayContaining([slugOf(trip), slugOf(`destinations/${place}`), '/destinations']),
  )
  const beside = news.filter((it) => !isDocument(it))
  const bytes = beside.reduce((sum, it) => sum + it.bytes, 0)
  if (process.env['SAY_BYTES']) console.log(bytes, beside)
  expect(bytes, JSON.stringify(beside)).toBeLessThanOrEqual(3000)
}, 240_000)
