/** From a card to its page (product-brief A3): the picture grows where the browser can, and nothing else depends on it. */
import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

declare global {
  var transitions: Promise<string[]>[]
}

/** Keeps, of every view transition, the parts that move. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    globalThis.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const parts = async () => {
        await transition.ready
        return document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
          .filter((part) => part.startsWith('::view-transition'))
      }
      globalThis.transitions.push(parts())
      return transition
    }
  })

const moved = (page: Page) => page.evaluate(() => Promise.all(globalThis.transitions))

async function expectArrival(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
  await expect(page.locator('p[aria-live=polite]').filter({ hasText: title })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test('the picture of the card pressed becomes the head of the page, and again from page to page', async ({
  page,
}) => {
  await watchTransitions(page)
  await open(page, '/destinations')
  await page.getByRole('link', { name: 'Rome', exact: true }).click()
  await expectArrival(page, 'Rome')
  expect(await moved(page)).toEqual([expect.arrayContaining(['::view-transition-group(picture)'])])
  const onward = page
    .locator('section', { hasText: 'More places to consider' })
    .getByRole('heading', { level: 3 })
    .first()
  const title = await onward.innerText()
  await onward.click()
  await expectArrival(page, title)
  expect((await moved(page))[1]).toContain('::view-transition-group(picture)')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rome')
})

test('a browser without view transitions goes to the page all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open(page, '/packages')
  await page.getByRole('link', { name: 'Details of Splendid Dubai' }).click()
  await expectArrival(page, 'Splendid Dubai')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves', async ({ page }) => {
    await watchTransitions(page)
    await open(page, '/destinations')
    await page.getByRole('link', { name: 'Rome', exact: true }).click()
    await expectArrival(page, 'Rome')
    expect((await moved(page)).flat()).toEqual([])
  })
})
