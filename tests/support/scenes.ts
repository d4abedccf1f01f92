/** The scenes of `npm run shots`: every route in every state that a visitor can reach. */
import { expect, type Page } from '@playwright/test'
import { paths } from '#site/paths.ts'
import { fillEnquiry, freshEmail, signUp } from '#tests/support/screen.ts'
import { field, fillDetails, fillToTheEnd, fillTrip, next, quote } from '#tests/support/wizard.ts'

export interface Scene {
  name: string
  path: string
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>
  /** A layer over the page: only the window is captured, not the whole page. */
  isOverlay?: boolean
  media?: 'print'
}

const routes: Record<string, string> = {
  home: paths.home(),
  destinations: paths.destinations(),
  'destination-machu-picchu': paths.destination({ slug: 'machu-picchu-peru' }),
  'destination-maldives': paths.destination({ slug: 'maldives' }),
  'region-europe': paths.region({ slug: 'europe' }),
  packages: paths.packages(),
  'package-usa': paths.tourPackage({ slug: 'usa-national-parks-discovery' }),
  'package-maldives': paths.tourPackage({ slug: 'tropical-paradise-maldives' }),
  'custom-package': paths.customPackage(),
  services: paths.services(),
  'service-support': paths.service({ slug: '24-7-support' }),
  about: paths.about(),
  blog: paths.blog(),
  'post-yaowarat': paths.post({ slug: 'yaowarat-after-dark' }),
  contact: paths.contact(),
  'help-center': paths.helpCenter(),
  'travel-insurance': paths.travelInsurance(),
  'booking-terms': paths.bookingTerms(),
  'privacy-policy': paths.privacyPolicy(),
  'cancellation-policy': paths.cancellationPolicy(),
  'terms-of-service': paths.termsOfService(),
  'cookie-policy': paths.cookiePolicy(),
  faq: paths.faq(),
  'search-all': paths.search(),
  'search-thailand': `${paths.search()}?q=thailand&checkin=2026-12-01&guests=2+Guests`,
  'search-none': `${paths.search()}?q=atlantis`,
  'sign-in': paths.signIn(),
  'sign-up': paths.signUp(),
  'forgot-password': paths.forgotPassword(),
  'not-found': '/nowhere',
  'not-found-destination': paths.destination({ slug: 'atlantis' }),
  'not-found-region': paths.region({ slug: 'atlantis' }),
  'not-found-package': paths.tourPackage({ slug: 'atlantis' }),
  'not-found-service': paths.service({ slug: 'atlantis' }),
  'not-found-post': paths.post({ slug: 'atlantis' }),
}

/** Waits until the page has stored something on the device. */
const kept = (page: Page) => page.waitForFunction(() => localStorage.length > 0)
const book = (page: Page) => page.getByRole('button', { name: 'Book Now' }).first().click()

const suggest = async (page: Page) => {
  await page.getByLabel('Destination').pressSequentially('th')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
}

const states: Scene[] = [
  {
    name: 'trip-sheet',
    path: paths.tourPackage({ slug: 'exclusive-vietnam' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add to calendar' }).click()
      await page.getByLabel('First day of the trip').waitFor()
      await page.getByLabel('Departure day').fill('2027-12-01')
    },
  },
  {
    name: 'draft',
    path: paths.customPackage(),
    prepare: async (page) => {
      await field(page, 'Name').fill('Asha Verma')
      await kept(page)
      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  },
  {
    name: 'on-this-device',
    path: paths.destination({ slug: 'maldives' }),
    prepare: async (page) => {
      await kept(page)
      await page.goto(paths.cookiePolicy())
      await page.getByRole('button', { name: 'Clear all' }).waitFor()
    },
  },
  {
    name: 'menu',
    path: paths.home(),
    isOverlay: true,
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'dialog', path: paths.destination({ slug: 'maldives' }), isOverlay: true, prepare: book },
  {
    name: 'dialog-errors',
    path: paths.destination({ slug: 'maldives' }),
    isOverlay: true,
    prepare: async (page) => {
      await book(page)
      await page.getByRole('button', { name: 'Send Query' }).click()
    },
  },
  {
    name: 'dialog-failed',
    path: paths.destination({ slug: 'maldives' }),
    isOverlay: true,
    prepare: async (page) => {
      await book(page)
      await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email: 'asha@example.com' })
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Send Query' }).click()
      await page.getByText('Nothing is lost').waitFor()
    },
  },
  {
    name: 'receipt',
    path: paths.destination({ slug: 'maldives' }),
    prepare: async (page) => {
      await book(page)
      await fillEnquiry(page.getByRole('dialog'), { name: 'Asha Verma', email: 'asha@example.com' })
      await page.getByRole('button', { name: 'Send Query' }).click()
      await page.getByText('left this device at').waitFor()
    },
  },
  {
    name: 'toast',
    path: paths.destinations(),
    isOverlay: true,
    prepare: (page) =>
      page
        .getByRole('button', { name: /wishlist/i })
        .first()
        .click(),
  },
  {
    name: 'filters-sheet',
    path: `${paths.packages()}?price=2000`,
    isOverlay: true,
    prepare: async (page) => {
      const button = page.getByRole('button', { name: /^Filter packages/ })
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'compare',
    path: `${paths.packages()}?compare=exclusive-vietnam,usa-national-parks-discovery,tropical-paradise-maldives`,
    prepare: async (page) => {
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    },
  },
  {
    name: 'compare-choosing',
    path: paths.packages(),
    prepare: async (page) => {
      for (const name of ['European Grand Tour', 'Asian Adventure'])
        await page.getByRole('button', { name: `Compare: ${name}` }).click()
      await expect(page.getByRole('button', { name: 'Compare 2' })).toBeVisible()
    },
  },
  { name: 'filters-packages', path: `${paths.packages()}?price=1000&sort=price` },
  { name: 'filters-none', path: `${paths.packages()}?price=1000&days=15-99&month=Jan` },
  { name: 'filters-destinations', path: `${paths.destinations()}?region=Europe` },
  { name: 'suggestions', path: paths.home(), isOverlay: true, prepare: suggest },
  { name: 'suggestions-results', path: paths.search(), isOverlay: true, prepare: suggest },
  {
    name: 'recently-viewed',
    path: paths.destination({ slug: 'rome-italy' }),
    prepare: async (page) => {
      for (const slug of ['bali-indonesia', 'maldives', 'ho-chi-minh-vietnam', 'singapore']) {
        await page.goto(paths.destination({ slug }))
        await page.locator('html[data-hydrated]').waitFor()
        await page.mouse.move(5, 5)
        await page.waitForFunction((kept) => localStorage['recentlyViewed']?.includes(kept), slug)
      }
      await page.getByText('Recently viewed on this device').waitFor()
    },
  },
  {
    name: 'wizard-errors',
    path: paths.customPackage(),
    prepare: (page) => next(page).click(),
  },
  { name: 'wizard-2', path: paths.customPackage(), prepare: fillDetails },
  {
    name: 'wizard-3',
    path: paths.customPackage(),
    prepare: async (page) => {
      await fillDetails(page)
      await fillTrip(page)
    },
  },
  { name: 'wizard-4', path: paths.customPackage(), prepare: fillToTheEnd },
  {
    name: 'thank-you',
    path: paths.customPackage(),
    prepare: async (page) => {
      await fillToTheEnd(page)
      await quote(page).click()
      await expect(page.getByRole('button', { name: 'Create Another Package' })).toBeVisible()
    },
  },
  {
    name: 'sign-up-errors',
    path: paths.signUp(),
    prepare: async (page) => {
      await field(page, 'Email').fill('asha')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
  {
    name: 'dashboard',
    path: paths.signUp(),
    prepare: async (page) => {
      await signUp(page, freshEmail())
      await page.waitForURL(`**${paths.dashboard()}`)
    },
  },
  {
    name: 'account-menu',
    path: paths.signUp(),
    isOverlay: true,
    prepare: async (page) => {
      await signUp(page, freshEmail())
      await page.waitForURL(`**${paths.dashboard()}`)
      const isWide = (page.viewportSize()?.width ?? 0) >= 1024
      await page.getByRole('button', { name: isWide ? /^Account of/ : 'Open menu' }).click()
    },
  },
  {
    name: 'offline-bar',
    path: paths.tourPackage({ slug: 'exclusive-vietnam' }),
    isOverlay: true,
    prepare: async (page) => {
      // The bar's code cannot be fetched without a connection.
      await page.locator('div + header').waitFor({ state: 'attached' })
      await page.context().setOffline(true)
      await page.getByText('You are offline.').waitFor()
    },
  },
  { name: 'offline', path: `${paths.offline()}?from=${paths.faq()}` },
  {
    name: 'package-print',
    path: paths.tourPackage({ slug: 'magnificent-italy' }),
    media: 'print',
  },
]

export const scenes: Scene[] = [...Object.entries(routes).map(([name, path]) => ({ name, path })), ...states]
