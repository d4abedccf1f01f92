import { open, warmed } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

/** Newest first, as the list shows them. */
const posts = [
  {
    slug: 'yaowarat-after-dark',
    category: 'Street Walk and Market',
    title: "Yaowarat after dark: a walk through Bangkok's Chinatown market",
    author: 'Tara Menon',
    day: '30 July 2025',
  },
  {
    slug: 'istanbul-from-simit-to-supper',
    category: 'Food & Travel',
    title: 'Istanbul from simit to supper',
    author: 'Kabir Malhotra',
    day: '22 June 2025',
  },
  {
    slug: 'one-cabin-bag-two-climates',
    category: 'Travel Tips',
    title: 'One cabin bag, two climates',
    author: 'Ananya Rao',
    day: '14 May 2025',
  },
]

test('§2 blog: a grid with image, category, title, excerpt, author, date and Read More', async ({ page }) => {
  await open(page, '/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  const cards = page.locator('main li', { has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(3)
  for (const [index, { slug, category, title, author, day }] of posts.entries()) {
    const card = cards.nth(index)
    for (const words of [category, title, author, day]) await expect(card).toContainText(words)
    expect((await card.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(10)
    await expect(card.getByRole('link', { name: `Read More about ${title}` })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    )
  }
})

for (const { slug, category, title, author, day } of posts)
  test(`§2 post: ${slug} shows hero, category, title, author, date, body and the way back`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(response.url())
    })
    await open(page, '/blog')
    await page.getByRole('link', { name: `Read More about ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const hero = page.locator('article > section').first()
    for (const words of [category, author, day]) await expect(hero).toContainText(words)
    await expect(hero).toContainText(/\d+ min read/)
    expect((await hero.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(10)
    await page.locator('main').getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    expect(errors).toEqual([])
  })

test('§3 post content: ### lines are sub-headings, blank lines part paragraphs, links stay inside', async ({
  page,
}) => {
  await open(page, '/blog/yaowarat-after-dark')
  const article = page.locator('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    'Begin while the shops are open',
    'When the signs come on',
    'Eat small, and stand close',
    'If you do not eat meat',
    'The street behind the street',
    'Ginger to finish',
  ])
  await expect(article).not.toContainText('###')
  await expect(article).not.toContainText('](')
  await article.getByRole('link', { name: 'Exotic Thailand' }).scrollIntoViewIfNeeded()
  await article.getByRole('link', { name: 'Bangkok' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bangkok')
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

test('a post address that cannot be decoded is refused, and harms nothing', async ({ request }) => {
  expect((await request.get('/blog/%E0%A4%A')).status()).toBe(400)
})

test('a post that cannot be fetched says so, and Try again loads it', async ({
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
