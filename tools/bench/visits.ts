import type { Browser, Page } from '@playwright/test'
import { threadTime } from './thread-time.ts'

const detail = '/destinations/bali-indonesia'
const kinds = ['/', '/destinations', detail, '/faq']
/** Visits between home, a list, a detail page and a text page in both directions, plus the other list once. Only lists link to every place. */
export const pairs = [
  ...kinds.flatMap((from) =>
    kinds
      .filter((to) => to !== from && (to !== detail || from === '/destinations'))
      .map((to) => [from, to] as const),
  ),
  ['/', '/packages'],
] as const

export interface Interaction {
  name: string
  path: string
  /** Steps before it, which are not measured. */
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** The DOM event that it begins with. */
  begins: string
  /** Script that is true in the page once the answer is there. */
  isShown: string
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const modal = `document.querySelector('dialog:modal')`

export const floorKey: Interaction = {
  name: 'search key',
  path: '/',
  before: (page) => page.getByRole('searchbox').focus(),
  act: (page) => page.keyboard.press('1'),
  begins: 'keydown',
  isShown: `document.querySelectorAll('li').length < 25`,
}

export const interactions: Interaction[] = [
  { name: 'menu', path: '/', act: press('Open menu'), begins: 'click', isShown: modal },
  {
    name: 'filter sheet',
    path: '/destinations',
    act: press('Filter'),
    begins: 'click',
    isShown: modal,
  },
  {
    name: 'choosing a filter',
    path: '/destinations',
    before: press('Filter'),
    act: (page) => page.locator('dialog select').first().selectOption({ index: 1 }),
    begins: 'input',
    isShown: `location.search !== ''`,
  },
  {
    name: 'Book Now dialog',
    path: detail,
    act: press('Book Now'),
    begins: 'click',
    isShown: `${modal}?.querySelector('form')`,
  },
  {
    name: 'wizard step',
    path: '/custom-package',
    before: async (page) => {
      for (const [label, words] of [
        ['Name', 'Asha Verma'],
        ['Email', 'asha@example.com'],
        ['Travelers', '3'],
      ] as const)
        await page.locator('main').getByLabel(label, { exact: true }).fill(words)
    },
    act: press('Next'),
    begins: 'click',
    isShown: `[...document.querySelectorAll('h2')].some((it) => it.textContent === 'Destination & Dates')`,
  },
  {
    name: 'first search key',
    path: '/',
    before: (page) => page.getByRole('combobox', { name: 'Destination' }).focus(),
    act: (page) => page.keyboard.press('t'),
    begins: 'keydown',
    isShown: `document.activeElement.value === 't'`,
  },
  {
    name: 'search key',
    path: '/',
    // Its code and the catalogue come with the first letter.
    before: async (page) => {
      await page.getByRole('combobox', { name: 'Destination' }).pressSequentially('t')
      await page.locator('[role=listbox]').waitFor({ state: 'attached' })
    },
    act: (page) => page.keyboard.press('o'),
    begins: 'keydown',
    isShown: `document.querySelector('[role=option]')`,
  },
  {
    name: 'gallery',
    path: detail,
    before: (page) => page.locator('#photos').scrollIntoViewIfNeeded(),
    act: press('Next picture'),
    begins: 'click',
    isShown: `document.querySelector('#photos [role=group]').ariaLabel.startsWith('2')`,
  },
  {
    name: 'toast',
    path: '/destinations',
    act: press('Add Santorini to wishlist'),
    begins: 'click',
    isShown: `document.body.innerText.includes("Wishlist feature isn't")`,
  },
]

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

/** A phone on which the visitor has moved once and all prefetching has finished. */
async function onPhone<T>(browser: Browser, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor()
    await page.mouse.move(5, 300)
    await page.waitForLoadState('networkidle')
    return await use(page)
  } finally {
    await context.close()
  }
}

/** CPU from a press on a link to the frame with the next page's heading, in milliseconds. */
export const softVisit = (browser: Browser, url: string, from: string, to: string): Promise<number> =>
  onPhone(browser, url + from, (page) =>
    threadTime(browser, page, {
      act: () => page.locator(`a[href="${to}"]`).first().dispatchEvent('click'),
      begins: 'click',
      isShown: `location.pathname === '${to}' && document.querySelector('h1') && document.querySelector('h1') !== before.heading`,
    }),
  )

/** CPU from an act to the frame with its answer, in milliseconds. */
export const interact = (
  browser: Browser,
  url: string,
  { path, before, act, ...rest }: Interaction,
): Promise<number> =>
  onPhone(browser, url + path, async (page) => {
    await before?.(page)
    return threadTime(browser, page, { act: () => act(page), ...rest })
  })

export interface LineVisit {
  firstMs: number
  secondMs: number
}

/** Largest contentful paint of a first visit and of one by a device that has been there, with its service worker. */
export async function lineVisit(
  browser: Browser,
  url: string,
  path: string,
  setSlow: (isSlow: boolean) => void,
): Promise<LineVisit> {
  const context = await browser.newContext(phone)
  const visit = async () => {
    const page = await context.newPage()
    setSlow(true)
    await page.goto(url + path)
    await page.locator('html[data-hydrated]').waitFor()
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const take = (list: PerformanceObserverEntryList) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
          new PerformanceObserver(take).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    setSlow(false)
    await page.mouse.move(5, 300)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.close()
    return ms
  }
  try {
    return { firstMs: await visit(), secondMs: await visit() }
  } finally {
    await context.close()
  }
}
