import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { constants, inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, temporaryFolder, type RunningServer } from '#tests/support/server.ts'
import { launchChromium } from './chromium.ts'
import { EngineMissing, type Driver } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { journeys, type Places } from './journeys.ts'
import { Visitor } from './visitor.ts'
import { launchWebKit } from './webkit.ts'

// The site in Firefox and WebKit, compared with Chromium (docs/operating.md, Browsers): `npm test -- engines`.

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** One page of every kind. */
const pages = [
  '/',
  '/destinations',
  '/destinations/bali-indonesia',
  '/packages',
  '/packages/european-grand-tour',
  '/custom-package',
  '/services',
  '/services/flight-booking',
  '/about',
  '/blog',
  '/contact',
  '/help-center',
  '/faq',
  '/cancellation-policy',
  '/privacy-policy',
  '/search?q=bali',
  '/sign-in',
  '/no-such-page',
]

/** The maximum number of A4 sheets per page, for engines whose driver can print. */
const sheets = {
  '/services/local-guides': 2,
  '/destinations': 4,
  '/packages': 6,
  '/packages?compare=exclusive-vietnam,european-grand-tour': 2,
  '/faq': 2,
}

/** The number of pages of a PDF, including PDFs with compressed objects. */
function sheetsOf(pdf: Buffer): number {
  const parts = pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .map((part) => inflated(Buffer.from(part, 'latin1')) + part)
  return parts.join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}

/** Engines break lines and size fields and fonts slightly differently. */
const tolerancePx = 40

/** The folder for screenshots of every page and engine. */
const pictures = process.env['ENGINE_PICTURES']
if (pictures) mkdirSync(pictures, { recursive: true })

const measuredInChromium = new Map<string, Places>()
let server: RunningServer
let folder: Awaited<ReturnType<typeof temporaryFolder>>

const start = async (port?: number) => {
  server = await startServer({ dataDir: folder.path, ...(port === undefined ? {} : { port }) })
}
const site = {
  get url() {
    return server.url
  },
  stop: () => server.stop(),
  start: () => start(server.port),
}

beforeAll(async () => {
  folder = await temporaryFolder()
  await start()
}, 60_000)

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

async function orMissing(launch: () => Promise<Driver>): Promise<Driver | string> {
  try {
    return await launch()
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error
    console.warn(`\n  SKIPPED: ${error.message}\n`)
    return error.message
  }
}

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)('%s', (name, launch) => {
  let driver: Driver | string
  beforeAll(async () => {
    driver = await orMissing(launch)
  }, 60_000)
  afterAll(async () => {
    if (typeof driver !== 'string') await driver.close()
  }, 20_000)

  if (name === 'Firefox')
    it('pages print on no more sheets than expected', async ({ skip }) => {
      if (typeof driver === 'string') return skip(driver)
      const visitor = new Visitor(driver)
      await driver.resize(1280, 800)
      for (const [path, most] of Object.entries(sheets)) {
        await visitor.open(site.url + path)
        if (path.includes('compare')) await visitor.shows('.comparison')
        const taken = sheetsOf((await driver.print?.()) ?? Buffer.of())
        expect(taken, path).toBeGreaterThan(0)
        expect(taken, path).toBeLessThanOrEqual(most)
      }
    }, 60_000)

  for (const { width, height } of sizes) {
    if (name !== 'Chromium' || pictures)
      it(`${width} px: every kind of page opens without errors, policy violations or horizontal scrolling`, async ({
        skip,
      }) => {
        if (typeof driver === 'string') return skip(driver)
        const visitor = new Visitor(driver)
        await driver.resize(width, height)
        const wrong: string[] = []
        for (const path of pages) {
          await visitor.open(site.url + path)
          wrong.push(...(await visitor.complaints()).map((it) => `${path}: ${it}`))
          const file = `${path.replaceAll(/\W+/g, '-')}-${width}-${name}.png`
          if (pictures) await driver.screenshot(join(pictures, file))
        }
        expect(wrong).toEqual([])
      }, 90_000)

    for (const { name: journey, walk } of journeys.filter(
      (it) => it.isMeasured ?? (width === 390 && name !== 'Chromium'),
    ))
      it(`${width} px: ${journey}`, async ({ skip }) => {
        if (typeof driver === 'string') return skip(driver)
        const visitor = new Visitor(driver)
        await driver.resize(width, height)
        const places = (await walk(visitor, site)) ?? {}
        const inChromium = measuredInChromium.get(`${width} ${journey}`) ?? places
        measuredInChromium.set(`${width} ${journey}`, inChromium)
        for (const [part, box] of Object.entries(inChromium))
          for (const side of ['x', 'y', 'width', 'height'] as const) {
            const other = places[part]?.[side] ?? NaN
            expect(
              Math.abs(other - box[side]),
              `${part} ${side}: ${other}, in Chromium ${box[side]}`,
            ).toBeLessThan(tolerancePx)
          }
      }, 60_000)
  }
})
