import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

/** The data in the current head for browsers, search engines and chats. */
const head = (page: Page) =>
  page.evaluate(() => {
    const content = (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
        tag.getAttribute('content'),
      )
    return {
      title: document.title,
      description: content('description'),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((tag) => tag.getAttribute('href')),
      openGraph: ['title', 'description', 'url', 'image', 'image:alt', 'type'].map((name) =>
        content(`og:${name}`),
      ),
      robots: content('robots'),
      graph: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (tag) => tag.textContent,
      ),
    }
  })

for (const [from, link, to] of [
  ['/destinations', 'Rome', '/destinations/rome-italy'],
  ['/packages', 'European Grand Tour', '/packages/european-grand-tour'],
  ['/blog', 'Yaowarat', '/blog/yaowarat-after-dark'],
  ['/help-center', 'FAQ', '/faq'],
] as const)
  test(`after a click from ${from} to ${to} the whole head is that of the new page`, async ({ page }) => {
    await open(page, to)
    const loaded = await head(page)
    expect(loaded.canonical).toHaveLength(1)
    await open(page, from)
    expect(await head(page)).not.toMatchObject({ canonical: loaded.canonical })
    await page
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click()
    await expect(page).toHaveURL(to)
    await expect(page).toHaveTitle(loaded.title)
    expect(await head(page)).toEqual(loaded)
  })

test('the head of a page that is not indexed has nothing from the previous page', async ({ page }) => {
  await open(page, '/destinations/rome-italy')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page).toHaveTitle(/^Sign In/)
  expect(await head(page)).toMatchObject({ canonical: [], robots: ['noindex'], graph: [] })
})
