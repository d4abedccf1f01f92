import { destinations } from '#catalogue/build/read-catalogue.ts'
import { expectToast, look, open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

const titles: Record<string, string> = {
  '/about': 'About Us',
  '/help-center': 'Help Center',
  '/travel-insurance': 'Travel Insurance',
  '/booking-terms': 'Booking Terms',
  '/privacy-policy': 'Privacy Policy',
  '/cancellation-policy': 'Cancellation Policy',
  '/faq': 'Frequently Asked Questions',
  '/terms-of-service': 'Terms of Service',
  '/cookie-policy': 'Cookie Policy',
}

for (const [path, title] of Object.entries(titles))
  test(`§2 routes: ${path} is the page ${title}, readable without its scripts`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<meta name="description"')
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    await look(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The bar is transparent at the top of every page, so each begins with a dark band.
    const band = await page.locator('main section').first().boundingBox()
    expect(band?.y).toBe(0)
    expect(band?.height).toBeGreaterThanOrEqual(160)
  })

test('§2 about: mission, three reasons to choose the agency, and ways on', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  const reasons = page.locator('main li').getByRole('heading', { level: 3 })
  await expect(reasons).toHaveText(['Expert Knowledge', 'Personalized Service', 'Trusted and Reliable'])
  await expect(page.getByText(`${destinations.length} of our 50+ destinations are shown here`)).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'see them all' }).click()
  await expect(page).toHaveURL(/\/destinations$/)
  await page.goBack()
  await expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('§2, §8 help center: the search box only says that it is not implemented yet', async ({ page }) => {
  await open(page, '/help-center')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('refund')
  await search.getByRole('searchbox').press('Enter')
  await expectToast(page, "Search feature isn't implemented yet")
  await expect(page).toHaveURL(/\/help-center$/)
  await expect(search.getByRole('searchbox')).toHaveValue('refund')
})

test('§3 FAQ: the help center has groups of three, two and two, and Contact Support', async ({ page }) => {
  await open(page, '/help-center')
  const groups = { 'Booking & Payments': 3, 'Account Management': 2, Cancellations: 2 }
  for (const [name, count] of Object.entries(groups)) {
    const group = page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await expect(group.locator('details')).toHaveCount(count)
  }
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact')
})

for (const path of ['/help-center', '/faq'])
  test(`§4 FAQ accordions are single-open and collapsible: ${path}`, async ({ page }) => {
    await open(page, path)
    const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)]
    await expect(page.locator('details[open]')).toHaveCount(0)
    await first.locator('summary').click()
    await expect(first.locator('p')).toBeVisible()
    await second.locator('summary').press('Enter')
    await expect(second.locator('p')).toBeVisible()
    await expect(first.locator('p')).toBeHidden()
    await second.locator('summary').press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(0)
  })

test('§2 FAQ: five fixed pairs on booking, payment, customization, cancelling and insurance', async ({
  page,
}) => {
  await open(page, '/faq')
  const questions = page.locator('summary')
  await expect(questions).toHaveText([/book/, /payment methods/, /customise/, /cancel/, /insurance/])
  await questions.nth(1).click()
  await expect(page.locator('details[open]')).toContainText('major credit cards and bank transfers')
  await expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('§2 travel insurance: benefits, six things covered, Get a Free Quote', async ({ page }) => {
  await open(page, '/travel-insurance')
  const part = (name: string) =>
    page.locator('main section', { has: page.getByRole('heading', { level: 2, name }) })
  await expect(part('Benefits').getByRole('listitem')).toHaveCount(4)
  await expect(part('What it covers').getByRole('listitem')).toHaveCount(6)
  await expect(part('What it covers')).toContainText('does not underwrite')
  await expect(page.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '/contact')
})
