import { destinations, services, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { expectToast, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

/** Names of the entries that the home page shows. */
const popular = (entries: { name: string; popular?: boolean | undefined }[]) =>
  entries.filter((entry) => entry.popular).map(({ name }) => name)

test('§2 home: hero, popular destinations, featured packages, services and testimonials are on one page', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Your Next Adventure')
  const search = page.getByRole('search')
  await expect(search.getByPlaceholder('Where to?')).toBeVisible()
  for (const label of ['Destination', 'Check-in', 'Check-out', 'Guests'])
    await expect(search.getByLabel(label)).toBeVisible()
  await expect(search.getByRole('button', { name: 'Search Adventures' })).toBeVisible()

  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(section('Popular destinations').getByRole('heading', { level: 3 })).toHaveText(
    popular(destinations),
  )
  await expect(page.getByRole('link', { name: 'View All Destinations' })).toHaveAttribute(
    'href',
    '/destinations',
  )
  await expect(section('Featured packages').getByRole('heading', { level: 3 })).toHaveText(
    popular(tourPackages),
  )
  await expect(page.getByRole('link', { name: 'View All Packages' })).toHaveAttribute('href', '/packages')
  await expect(section('Services').getByRole('heading', { level: 3 })).toHaveCount(services.length)
})

test('§9 home statistics: three testimonials and the three figures', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('blockquote')).toHaveCount(3)
  for (const [value, label] of [
    ['10,000+', 'happy customers'],
    ['50+', 'destinations'],
    ['4.9', 'rating'],
  ])
    await expect(page.locator('dl > div').filter({ hasText: value })).toContainText(label ?? '')
})

test('§9 search: guests has four options and begins at 1 Guest', async ({ page }) => {
  await open(page, '/')
  const guests = page.getByLabel('Guests')
  await expect(guests).toHaveValue('1 Guest')
  await expect(guests.locator('option')).toHaveText(['1 Guest', '2 Guests', '3 Guests', '4+ Guests'])
})

test('§4 navigation bar: transparent up to 50 px of scrolling, frosted from 51', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-frosted')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(bar).not.toHaveAttribute('data-frosted')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-frosted', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).not.toHaveAttribute('data-frosted')
})

test('§2 navigation bar: the links, Sign In, and Book Now to the contact page', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const links = {
    Home: '/',
    Destinations: '/destinations',
    Packages: '/packages',
    Services: '/services',
    About: '/about',
    'Sign In': '/sign-in',
    'Book Now': '/contact',
  }
  for (const [name, path] of Object.entries(links))
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})

test('§2 footer: ten links, contact, emergency box, four social links and the 2025 line', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      '/help-center',
      '/travel-insurance',
      '/booking-terms',
      '/privacy-policy',
      '/cancellation-policy',
      '/faq',
      '/blog',
      '/terms-of-service',
      '/cookie-policy',
      '/sign-up',
    ].toSorted((a, b) => a.localeCompare(b)),
  )
  await expect(footer.getByRole('heading', { name: 'Stay Updated' })).toBeVisible()
  await expect(footer.getByRole('heading', { name: '24/7 Emergency Support' })).toBeVisible()
  await expect(footer).toContainText('New Delhi')
  await expect(footer.locator('a[href^="mailto:bookings@"]')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Meridaya on/ })).toHaveCount(4)
  await expect(footer).toContainText('© 2025')
})

test('§4 newsletter: a signed-out submit goes to sign-up and takes the typed address along', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByLabel('Email for the newsletter').fill('asha@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
})

test('a press before the scripts are there is answered once they are', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/boot-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/destinations')
  await page.getByRole('button', { name: 'Add Bali to wishlist' }).click()
  await expect(page.locator('[popover=manual]')).toHaveCount(0)
  release()
  await expectToast(page, "Wishlist feature isn't implemented yet")
})

test.describe('on a phone', () => {
  test.use(phone)

  test('§2 mobile menu: opens, keeps focus, closes with Escape and when an item is chosen', async ({
    page,
  }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Destinations' }).click()
    await expect(page).toHaveURL(/\/destinations$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
  })
})
