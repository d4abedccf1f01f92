import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDesk, type RunningDesk } from '#tests/support/desk-server.ts'
import { waitForMail } from '#tests/support/mailbox.ts'
import { largePhotograph } from '#tests/support/photograph.ts'
import { sendQuery } from '#tests/support/send-query.ts'
import { startServer, temporaryFolder, type RunningServer } from '#tests/support/server.ts'
import { EngineMissing, type Driver } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { key, Visitor } from './visitor.ts'
import { launchWebKit } from './webkit.ts'

// Typical work at the Desk in Firefox and WebKit, in a window as wide as a phone.

const price = '[data-path=price]'

let server: RunningServer
let desk: RunningDesk
let dataDir: string
let picture: string

beforeAll(async () => {
  picture = (await largePhotograph(1800, 1200)).toString('base64')
})

async function enquire(name: string): Promise<void> {
  const answer = await sendQuery(server.url, {
    from_name: name,
    from_email: 'asha@example.org',
    message: 'Two of us, in May.',
    item_name: 'Bali',
  })
  expect(answer.status).toBe(200)
}

async function signIn(visitor: Visitor): Promise<void> {
  const begun = new Date()
  await visitor.driver.goto(desk.url)
  await visitor.fill('[name=address]', 'tara@agency.example')
  await visitor.press('button[type=submit]')
  await visitor.reads('we have sent a mail')
  const mail = await waitForMail(
    join(dataDir, 'mail'),
    ({ subject, receivedAt }) => receivedAt >= begun && /Desk/.test(subject ?? ''),
  )
  await visitor.driver.goto(/http:\/\/\S+#\S+/.exec(mail.text ?? '')?.[0] ?? '')
  await visitor.reads('Hello, Tara')
}

/** Replaces the value of a field. */
async function rewrite(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.press(selector)
  await visitor.focuses(selector)
  await visitor.run(() => (document.activeElement as HTMLInputElement).select())
  await visitor.type(text)
}

const itemsOf = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('[data-grip="route"] + button')].map((item) => item.textContent),
  )

/** Drags the second of two items above the first by its handle. */
async function drag(visitor: Visitor, grip: string): Promise<void> {
  const [to, from] = await visitor.run((it) => {
    const grips = [...document.querySelectorAll(it)]
    grips[0]?.scrollIntoView({ block: 'center' })
    return grips.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    })
  }, grip)
  if (!from || !to) throw new Error('There are no two items.')
  const steps = [1, 2, 3, 4].map((step) => ({
    type: 'pointerMove' as const,
    x: from.x,
    y: Math.round(from.y + ((to.y - from.y) * step) / 4),
  }))
  await visitor.driver.perform([
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', ...from },
        { type: 'pointerDown', button: 0 },
        ...steps,
        { type: 'pointerUp', button: 0 },
      ],
    },
  ])
}

/** Breaks the connection once, after the given number of parts of a photograph. */
const breakLineAfter = (visitor: Visitor, parts: number) =>
  visitor.run((most) => {
    const ask = window.fetch
    let sent = 0
    window.fetch = (...given) => {
      const [asked] = given
      const isPart = typeof asked === 'string' && asked.includes('/parts/')
      if (isPart) sent += 1
      return isPart && sent === most + 1 ? Promise.reject(new TypeError('down')) : ask(...given)
    }
  }, parts)

/** Selects a file in the field. Drivers cannot use the system's file dialog. */
const choosePhotograph = (visitor: Visitor, base64: string) =>
  visitor.run((file) => {
    const chosen = new DataTransfer()
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
    chosen.items.add(new File([bytes], 'IMG 0001.jpg', { type: 'image/jpeg' }))
    const field = document.querySelector<HTMLInputElement>('[data-path=image] input[type=file]')
    if (!field) return
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, base64)

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)('%s', (name, launch) => {
  const ends: (() => unknown)[] = []
  let driver: Driver | string
  // Each try starts with a browser that is signed out.
  beforeEach(async () => {
    driver = await launch().catch((error: unknown) => {
      if (!(error instanceof EngineMissing)) throw error
      console.warn(`\n  SKIPPED: ${error.message}\n`)
      return error.message
    })
    if (typeof driver === 'string') return
    ends.push(driver.close)
    const folder = await temporaryFolder()
    ends.push(() => folder.remove())
    dataDir = folder.path
    server = await startServer({ dataDir })
    ends.push(() => server.stop())
    desk = await startDesk({ DATA_DIR: dataDir })
    ends.push(() => desk.stop())
  }, 60_000)
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }, 20_000)

  it('staff sign in, change a price and an order, upload a photograph over a bad connection, preview the page, and answer an enquiry', async ({
    skip,
  }) => {
    if (typeof driver === 'string') return skip(driver)
    const visitor = new Visitor(driver)
    await driver.resize(390, 844)
    await signIn(visitor)

    await driver.goto(`${desk.url}/pages/packages/exotic-thailand.yaml`)
    await visitor.shows(price)
    await rewrite(visitor, price, '9,19')
    await visitor.reads('This is not a price')
    await rewrite(visitor, price, '919')
    await visitor.reads('Saved ')

    expect(await itemsOf(visitor)).toEqual(['1. Bangkok', '2. Phuket'])
    await visitor.run(() => document.querySelector<HTMLElement>('[data-grip=route]')?.focus())
    await visitor.type(key.down)
    expect(await itemsOf(visitor)).toEqual(['1. Phuket', '2. Bangkok'])
    await drag(visitor, '[data-grip=route]')
    expect(await itemsOf(visitor)).toEqual(['1. Bangkok', '2. Phuket'])

    await visitor.press('button', 'Preview')
    // The first preview bundles the code.
    await vi.waitFor(
      async () =>
        expect(
          await visitor.run(() => document.querySelector('iframe')?.contentDocument?.body.innerText ?? ''),
        ).toContain('$919'),
      110_000,
    )
    await visitor.press('a', 'Publish…')
    await visitor.until(() => document.querySelector('main')?.textContent.includes('Now: 919'))
    expect(await visitor.complaints()).toEqual([])
    await driver.traverse(-1)
    await driver.traverse(-1)
    await visitor.shows(price)

    await breakLineAfter(visitor, 1)
    await choosePhotograph(visitor, picture)
    await visitor.reads('Saved on this device.')
    // The connection works again.
    await visitor.run(() => dispatchEvent(new Event('online')))
    await visitor.shows('[role=slider]')
    await visitor.fill('[data-path="image.alt"]', 'A longboat below grey cliffs')
    await visitor.run(() => document.querySelector<HTMLElement>('[role=slider]')?.focus())
    await visitor.type(key.left)
    await visitor.until(() =>
      document.querySelector('[role=slider]')?.getAttribute('aria-valuetext')?.startsWith('45%'),
    )
    expect(await visitor.complaints()).toEqual([])

    await enquire(`Asha ${name}`)
    await driver.goto(`${desk.url}/enquiries`)
    await visitor.reads(`Asha ${name}`)
    await visitor.press('main li a', `Asha ${name}`)
    await visitor.fill('[name=words]', 'Yes, both of you.')
    await visitor.press('button[type=submit]', 'Send the reply')
    await visitor.reads('Your reply to asha@example.org')
    expect(await visitor.complaints()).toEqual([])
  }, 180_000)
})
