import { open, warmed } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('§2 post: Read More leads to the top of a post, its links stay inside the site, and the way back to the list works', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(response.url())
  })
  await open(page, '/blog')
  await page.getByRole('link', { name: /^Read More about Yaowarat after dark/ }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Yaowarat after dark/)
  await expect(title).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.locator('article').getByRole('link', { name: 'Bangkok' }).click()
  await expect(title).toHaveText('Bangkok')
  await page.goBack()
  await page.locator('main').getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  expect(errors).toEqual([])
})

test('§2 post: related pages follow, and the page scrolls to the top when the slug changes', async ({
  page,
}) => {
  await open(page, '/blog/yaowarat-after-dark')
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Go on from here' }) })
  await expect(related.getByRole('link')).toHaveText([
    'Bangkok',
    'Exotic Thailand',
    'Istanbul from simit to supper',
  ])
  await related.getByRole('link', { name: 'Istanbul from simit to supper' }).click()
  await expect(page).toHaveURL(/\/blog\/istanbul-from-simit-to-supper$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Istanbul from simit to supper')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const slug of ['no-such-post', encodeURIComponent('<script>alert(1)</script>')])
  test(`§8 unknown post: status 404, Post Not Found, Back to Blog (${slug})`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/)
    const response = await page.goto(`/blog/${slug}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await expect(page.getByText("Sorry, we couldn't find the blog post you're looking for.")).toBeVisible()
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(3)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  })

test('a post address that cannot be decoded is refused without an error', async ({ request }) => {
  expect((await request.get('/blog/%E0%A4%A')).status()).toBe(400)
})

test.describe('with prefetched pages', () => {
  test.use({ savesData: false })

  test('a post that cannot be fetched shows an error, and Try again loads it', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|Failed to fetch|dynamically imported module/)
    await open(page, '/blog')
    await warmed(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Read More about One cabin bag/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post could not be loaded')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One cabin bag, two climates')
  })
})
