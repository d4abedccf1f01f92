import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp, { type Region } from 'sharp'
import { temporaryFolder } from '#tests/support/server.ts'
import { key, type Box, type Visitor } from './visitor.ts'

/** Boxes measured in a journey, for comparison with Chromium's. */
export type Places = Record<string, Box>

/** The site's server. A journey may restart it. */
export interface Site {
  url: string
  stop: () => Promise<unknown>
  start: () => Promise<void>
}

export interface Journey {
  name: string
  /** Whether it runs at both window widths, to compare boxes. The others run at one width. */
  isMeasured?: true
  walk: (visitor: Visitor, site: Site) => Promise<Places | void>
}

const toast = '[popover=manual][data-variant]'
const dialog = 'dialog[open]'
const submit = 'button[type=submit]'

/** The number of dark pixels inside an element's border. Scripts cannot read the styles of a browser's own controls. */
async function inkIn(visitor: Visitor, selector: string): Promise<number> {
  const { x, y, width, height } = await visitor.boxOf(selector)
  const folder = await temporaryFolder()
  const file = join(folder.path, 'window.png')
  await visitor.driver.screenshot(file)
  const inside = { left: x + 5, top: y + 5, width: width - 10, height: height - 10 }
  const region = Object.fromEntries(Object.entries(inside).map(([side, px]) => [side, Math.round(px)]))
  const pixels = await sharp(await readFile(file))
    .extract(region as unknown as Region)
    .greyscale()
    .raw()
    .toBuffer()
  await folder.remove()
  return pixels.filter((grey) => grey < 128).length
}

export const journeys: Journey[] = [
  {
    name: 'adding a favourite shows a toast as high as its text, and Escape closes it',
    isMeasured: true,
    async walk(visitor, { url }) {
      await visitor.open(`${url}/destinations`)
      await visitor.press('main button[aria-label^="Add "]')
      await visitor.pointAt(toast)
      const places = { toast: await visitor.boxOf(toast) }
      await visitor.type(key.escape)
      await visitor.gone(toast)
      return places
    },
  },
  {
    name: 'an empty enquiry is refused, and a complete one is sent and confirmed',
    isMeasured: true,
    async walk(visitor, { url }) {
      await visitor.open(`${url}/packages/european-grand-tour`)
      await visitor.press('main button', 'Book Now')
      await visitor.focuses(`${dialog} [name=name]`)
      const places = { dialog: await visitor.boxOf(dialog), toast: { x: 0, y: 0, width: 0, height: 0 } }
      await visitor.press(`${dialog} ${submit}`)
      // A notification stays open while the pointer is over it, even on a slow machine.
      await visitor.pointAt(toast)
      places.toast = await visitor.boxOf(toast)
      await visitor.type(key.escape)
      await visitor.gone(toast)
      await visitor.fill(`${dialog} [name=name]`, 'Asha')
      await visitor.fill(`${dialog} [name=email]`, 'asha@example.com')
      await visitor.press(`${dialog} ${submit}`)
      await visitor.reads('left this device at')
      await visitor.gone(dialog)
      await visitor.until(() => document.activeElement !== document.body)
      return places
    },
  },
  {
    name: 'sending a message moves the focus to the confirmation',
    async walk(visitor, { url }) {
      await visitor.open(`${url}/contact`)
      await visitor.fill('[name=from_name]', 'Asha')
      await visitor.fill('[name=from_email]', 'asha@example.com')
      await visitor.fill('[name=subject]', 'Boats')
      await visitor.fill('[name=message]', 'In May?')
      await visitor.press(`main form ${submit}`)
      await visitor.focuses('[data-outcome]')
    },
  },
  {
    name: 'a custom trip is requested in four steps',
    async walk(visitor, { url }) {
      const next = async (heading: string) => {
        await visitor.press(`main form ${submit}`)
        await visitor.until((it) => document.activeElement?.textContent === it, heading)
        // An earlier press at the same place would be a double click, which the form treats as a single one.
        await sleep(600)
      }
      await visitor.open(`${url}/custom-package`)
      await visitor.press(`main form ${submit}`)
      await visitor.focuses('[name=name][aria-invalid=true]')
      await visitor.type('Asha')
      await visitor.fill('main form [name=email]', 'asha@example.com')
      await next('Destination & Dates')
      await visitor.fill('[name=destination]', 'Ladakh')
      await visitor.choose('[name=startDate]', '2031-06-15')
      await visitor.choose('[name=endDate]', '2031-06-25')
      await next('Interests & Style')
      await next('Final Touches')
      await visitor.press(`main form ${submit}`)
      await visitor.until(() => document.querySelector('h1')?.textContent === 'Thank You')
      await visitor.focuses('h1')
    },
  },
  {
    name: 'a visitor creates an account, stays signed in after a reload, and logs out',
    async walk(visitor, { url }) {
      const isHome = () =>
        location.pathname === '/dashboard' && document.querySelector('h1')?.textContent === 'Welcome'
      await visitor.open(`${url}/sign-up`)
      await visitor.fill('main [name=email]', `traveller-${crypto.randomUUID().slice(0, 8)}@example.com`)
      await visitor.fill('main [name=password]', 'monsoon-42')
      await visitor.fill('main [name=confirmPassword]', 'monsoon-42')
      await visitor.press(`main form ${submit}`)
      await visitor.until(isHome)
      await visitor.open(`${url}/dashboard`)
      await visitor.until(isHome)
      await visitor.press('main button', 'Logout')
      await visitor.until(() => location.pathname === '/')
    },
  },
  {
    name: 'a filter changes the list; on a phone, Escape closes the sheet of filters',
    isMeasured: true,
    async walk(visitor, { url }) {
      await visitor.open(`${url}/packages`)
      const isPhone = await visitor.run(() => innerWidth < 768)
      if (isPhone) await visitor.press('main button', 'Filter')
      await visitor.choose('form[aria-label=Filters] select[name=sort]', 'price-down')
      await visitor.until(() => location.search === '?sort=price-down')
      if (!isPhone) return
      const places = { sheet: await visitor.boxOf(dialog) }
      await visitor.type(key.escape)
      await visitor.gone(dialog)
      await visitor.until(() => document.activeElement?.textContent.startsWith('Filter'))
      return places
    },
  },
  {
    name: 'the menu opens over the page, and Escape closes it and returns the focus to its button',
    isMeasured: true,
    async walk(visitor, { url }) {
      await visitor.open(`${url}/faq`)
      const places: Places = { bar: await visitor.boxOf('body header') }
      if (await visitor.run(() => innerWidth >= 1024)) return places
      await visitor.press('[aria-label="Open menu"]')
      await visitor.shows(`${dialog} nav`)
      places['menu'] = await visitor.boxOf(dialog)
      await visitor.type(key.escape)
      await visitor.gone(dialog)
      await visitor.focuses('[aria-label="Open menu"]')
      return places
    },
  },
  {
    name: 'back and forward show a search with results and one without',
    async walk(visitor, { url }) {
      const titled = (words: string) => visitor.until((it) => document.title.startsWith(it), words)
      await visitor.open(`${url}/`)
      await visitor.fill('main [name=q]', 'bali')
      await visitor.press(`main [role=search] ${submit}, main search ${submit}`)
      await titled('Search results for bali')
      await visitor.until(() => document.querySelector<HTMLInputElement>('main [name=q]')?.value === 'bali')
      await visitor.fill('main [name=q]', 'zzz')
      await visitor.press(`main [role=search] ${submit}, main search ${submit}`)
      await titled('No results for balizzz')
      await visitor.focuses('h1')
      await visitor.driver.traverse(-1)
      await titled('Search results for bali')
      await visitor.until(() => document.querySelector<HTMLInputElement>('main [name=q]')?.value === 'bali')
      await visitor.driver.traverse(1)
      await titled('No results for balizzz')
    },
  },
  {
    name: 'a date field looks empty until a day is chosen',
    async walk(visitor, { url }) {
      await visitor.open(`${url}/`)
      // Other engines show dd/mm/yyyy in an empty field.
      if (!(await visitor.run(() => CSS.supports('hanging-punctuation: first')))) return
      const field = 'main [name=checkin]'
      await visitor.run((it) => document.querySelector(it)?.scrollIntoView({ block: 'center' }), field)
      if ((await inkIn(visitor, field)) > 0) throw new Error('An empty date field shows text.')
      await visitor.choose(field, '2031-04-01')
      await visitor.run((it) => document.querySelector<HTMLInputElement>(it)?.focus(), field)
      await visitor.run((it) => document.querySelector<HTMLInputElement>(it)?.blur(), field)
      if ((await inkIn(visitor, field)) === 0) throw new Error('A chosen date is not shown.')
    },
  },
  {
    name: 'removing a trip from a comparison does not move its card; offline, the comparison still opens and a form that could not be sent keeps its text',
    async walk(visitor, { url, stop, start }) {
      const trips = ['exclusive-vietnam', 'european-grand-tour', 'romantic-switzerland']
      const compared = (count: number) =>
        visitor.until((it) => document.querySelectorAll('.comparison thead th').length === it, count)
      await visitor.open(`${url}/faq`)
      // The service worker is loaded at the visitor's first move.
      await visitor.pointAt('h1')
      await visitor.until(() => navigator.serviceWorker.controller !== null)
      await visitor.open(`${url}/packages?compare=${trips.join()}`)
      await compared(3)
      const third = 'button[aria-label^=Compare][aria-label$=Switzerland]'
      // Cards are animated when they are scrolled into view.
      await visitor.run((it) => document.querySelector(it)?.scrollIntoView({ block: 'center' }), third)
      await visitor.until(() => document.getAnimations().every((it) => it.playState === 'finished'))
      const pressed = await visitor.press(third)
      await compared(2)
      const { y, height } = await visitor.boxOf(third)
      const moved = y + height / 2 - pressed.y
      if (Math.abs(moved) > 1) throw new Error(`The card moved by ${moved} px.`)
      await visitor.open(`${url}/contact`)
      await stop()
      try {
        await visitor.open(`${url}/packages?compare=${trips.slice(0, 2).join()}`)
        await compared(2)
        await visitor.open(`${url}/faq`)
        await visitor.driver.goto(`${url}/blog/no-post-of-this-name`)
        await visitor.reads('offline')
        await visitor.open(`${url}/contact`)
        await visitor.fill('[name=from_name]', 'Asha')
        await visitor.fill('[name=from_email]', 'asha@example.com')
        await visitor.fill('[name=subject]', 'Boats')
        await visitor.fill('[name=message]', 'In May?')
        await visitor.press(`main form ${submit}`)
        await visitor.shows('[data-outcome]')
        await visitor.until(
          () => document.querySelector<HTMLInputElement>('[name=message]')?.value === 'In May?',
        )
      } finally {
        await start()
      }
    },
  },
]
