/** The content that the specification requires, checked in the built pages. geometry.spec.ts compares them with the pages after their scripts have run. */
import { describe, expect, it } from 'vitest'
import { destinations, fromPrice, money, services, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import { monthsInWords } from '#catalogue/months.ts'
import {
  all,
  fieldNamed,
  linked,
  main,
  nameOf,
  open,
  section,
  texts,
  words,
  type Part,
} from '../support/built-page.ts'
import { destination, tourPackage } from '../support/catalogue.ts'

const titles = {
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

it.each(Object.entries(titles))('§2 routes: %s is the page %s, readable without scripts', (path, title) => {
  const page = open(path)
  expect(texts(page, 'h1')).toEqual([title])
  expect(all(page, 'meta[name="description"]')).toHaveLength(1)
  expect(words(main(page)).length).toBeGreaterThan(500)
})

describe('home', () => {
  const home = open('/')
  /** Names of the entries that the home page shows. */
  const popular = (entries: { name: string; popular?: boolean | undefined }[]) =>
    entries.filter((entry) => entry.popular).map(({ name }) => name)

  it('§2 home: hero, popular destinations, featured packages, services and testimonials are on one page', () => {
    expect(texts(home, 'h1')).toEqual(['Discover Your Next Adventure'])
    const search = all(home, 'main [role=search]')[0]
    expect(all(search, '[placeholder="Where to?"]')).toHaveLength(1)
    for (const label of ['Destination', 'Check-in', 'Check-out', 'Guests'])
      expect(fieldNamed(search, label)).toBeDefined()
    expect(texts(search, 'button')).toContain('Search Adventures')
    expect(texts(section(home, 'Popular destinations'), 'h3')).toEqual(popular(destinations))
    expect(linked(home, 'View All Destinations')).toEqual(['/destinations'])
    expect(texts(section(home, 'Featured packages'), 'h3')).toEqual(popular(tourPackages))
    expect(linked(home, 'View All Packages')).toEqual(['/packages'])
    expect(texts(section(home, 'Services'), 'h3')).toHaveLength(services.length)
  })

  it('§9 home statistics: three testimonials and the three statistics', () => {
    expect(all(home, 'blockquote')).toHaveLength(3)
    const figures = texts(home, 'main dl > div')
    for (const [value, label] of [
      ['10,000+', 'happy customers'],
      ['50+', 'destinations'],
      ['4.9', 'rating'],
    ] as const)
      expect(figures.some((it) => it.includes(value) && it.includes(label))).toBe(true)
  })

  it('§9 search: guests has four options and begins at 1 Guest', () => {
    const guests = fieldNamed(home, 'Guests')
    expect(texts(guests, 'option')).toEqual(['1 Guest', '2 Guests', '3 Guests', '4+ Guests'])
    expect(texts(guests, 'option[selected]')).toEqual(['1 Guest'])
  })

  it('§2 navigation bar: the links, Sign In, and Book Now to the contact page', () => {
    const bar = all(home, 'nav[aria-label="Main"]')[0]
    for (const [name, path] of Object.entries({
      Home: '/',
      Destinations: '/destinations',
      Packages: '/packages',
      Services: '/services',
      About: '/about',
      'Sign In': '/sign-in',
      'Book Now': '/contact',
    }))
      expect(new Set(linked(bar, name))).toEqual(new Set([path]))
  })

  it('§2 footer: ten links, contact, emergency box, four social links and the 2025 line', () => {
    const footer = all(home, 'body > footer')[0]
    const hrefs = all(footer, 'nav a').map((link) => String(link.getAttribute('href')))
    expect(hrefs.toSorted()).toEqual([
      '/blog',
      '/booking-terms',
      '/cancellation-policy',
      '/cookie-policy',
      '/faq',
      '/help-center',
      '/privacy-policy',
      '/sign-up',
      '/terms-of-service',
      '/travel-insurance',
    ])
    expect(texts(footer, 'h2, h3')).toEqual(
      expect.arrayContaining(['Stay Updated', '24/7 Emergency Support']),
    )
    expect(words(footer)).toContain('New Delhi')
    expect(all(footer, 'a[href^="mailto:bookings@"]')).toHaveLength(1)
    expect(all(footer, 'a').filter((it) => nameOf(it).includes('Meridaya on'))).toHaveLength(4)
    expect(words(footer)).toContain('© 2025')
  })
})

describe('about, help and insurance', () => {
  it('§2 about: mission, three reasons to choose the agency, and links', () => {
    const about = main(open('/about'))
    expect(texts(about, 'h2')).toContain('Our mission')
    expect(texts(about, 'li h3')).toEqual([
      'Expert Knowledge',
      'Personalized Service',
      'Trusted and Reliable',
    ])
    expect(words(about)).toContain(`${destinations.length} of our 50+ destinations are shown here`)
    expect(linked(about, 'see them all')).toEqual(['/destinations'])
    expect(linked(about, 'Contact Us')).toEqual(['/contact'])
  })

  it('§3 FAQ: the help center has groups of three, two and two, and Contact Support', () => {
    const help = open('/help-center')
    for (const [name, count] of [
      ['Booking & Payments', 3],
      ['Account Management', 2],
      ['Cancellations', 2],
    ] as const)
      expect(all(section(help, name), 'details')).toHaveLength(count)
    expect(linked(help, 'Contact Support')).toEqual(['/contact'])
  })

  it('§2 FAQ: five fixed pairs on booking, payment, customization, cancelling and insurance', () => {
    const faq = main(open('/faq'))
    const subjects = [/book/, /payment methods/, /customise/, /cancel/, /insurance/]
    expect(texts(faq, 'summary')).toEqual(subjects.map((it) => expect.stringMatching(it) as string))
    expect(texts(faq, 'details')[1]).toContain('major credit cards and bank transfers')
    expect(linked(faq, 'Contact Us')).toEqual(['/contact'])
  })

  it('§2 travel insurance: benefits, six things covered, Get a Free Quote', () => {
    const insurance = main(open('/travel-insurance'))
    const covered = section(insurance, 'What it covers')
    expect(all(section(insurance, 'Benefits'), 'li')).toHaveLength(4)
    expect(all(covered, 'li')).toHaveLength(6)
    expect(words(covered)).toContain('does not underwrite')
    expect(linked(insurance, 'Get a Free Quote')).toEqual(['/contact'])
  })
})

describe('lists', () => {
  it('§2 destinations: every card in id order, each linking to its page', () => {
    const list = main(open('/destinations'))
    expect(texts(list, 'li h3')).toEqual(destinations.map(({ name }) => name))
    expect(linked(list, 'Bali')).toEqual(['/destinations/bali-indonesia'])
  })

  it('§2 packages: every card in id order, then Create Custom Package to /custom-package', () => {
    const list = main(open('/packages'))
    expect(texts(list, 'h1')).toEqual(['Packages'])
    expect(words(list)).toContain(`${tourPackages.length} packages`)
    const cells = all(list, '[data-stagger] > li')
    expect(cells).toHaveLength(tourPackages.length + 1)
    expect(cells.flatMap((cell) => texts(cell, 'h3'))).toEqual(tourPackages.map(({ name }) => name))
    expect(linked(cells.at(-1), 'Create Custom Package')).toEqual(['/custom-package'])
  })

  it('§2 services: a grid of six, each with picture, text and a link to its page, which links to the other five', () => {
    const page = main(open('/services'))
    expect(texts(page, 'h1')).toEqual(['Services'])
    const names = [
      'Flight Booking',
      'Travel Insurance',
      '24/7 Support',
      'Local Guides',
      'Photography Tours',
      'Culinary Experiences',
    ]
    expect(texts(page, '[data-stagger] > li h3')).toEqual(names)
    const support = main(open('/services/24-7-support'))
    expect(texts(section(support, 'Other services'), 'h3')).toEqual(
      names.filter((name) => name !== '24/7 Support'),
    )
    expect(all(page, '[data-stagger] > li img[alt]:not([alt=""])')).toHaveLength(6)
    expect(linked(page, 'Learn More about Flight Booking')).toEqual(['/services/flight-booking'])
  })

  it("§2 services: 'Need Something Custom' leads to /contact", () => {
    expect(linked(section(open('/services'), 'Need Something Custom'), 'Contact Us')).toEqual(['/contact'])
  })
})

describe('a package', () => {
  const trip = tourPackage('exclusive-vietnam')
  const page = main(open('/packages/exclusive-vietnam'))

  it('§2 package: name, duration, group size, rating and every other fact in words', () => {
    expect(texts(page, 'h1')).toEqual(['Exclusive Vietnam'])
    const facts = words(all(page, 'dl')[0])
    for (const fact of [
      ['Duration', durationText(trip.days)],
      ['Group size', groupSizeText(trip.groupSize)],
      ['Pace', 'Balanced'],
      ['Rating', `${trip.rating} out of 5`],
      ['Starts at', trip.startsAt ?? ''],
      ['Ends at', trip.endsAt ?? ''],
      ['Best months', monthsInWords(trip.bestMonths ?? [])],
      ['Meals', '7 breakfasts, 3 lunches and 3 dinners'],
    ])
      expect(facts).toContain(fact.join(''))
  })

  it('§2 package: a day-by-day itinerary, numbered from 1', () => {
    const days = all(page, '#itinerary li')
    expect(days.map((day) => texts(day, 'h3')[0])).toEqual(
      trip.itinerary?.map(({ title }, at) => `Day ${at + 1}: ${title}`),
    )
    expect(days).toHaveLength(trip.days)
    const third = trip.itinerary?.[2]
    expect(words(days[2])).toContain(third?.description ?? 'a third day')
    expect(words(days[2])).toContain(third?.stay ?? 'a stay')
    expect(words(days[2])).toMatch(/breakfast, lunch and dinner/i)
  })

  it('§2 package: itinerary and gallery only when present, in the page and among its section links', () => {
    const links = (it: Part) => texts(it, 'nav[aria-label="On this page"] a')
    const maldives = main(open('/packages/tropical-paradise-maldives'))
    const both = ['Overview', 'Dates', 'Included', 'Is it for you?', 'Visa and health']
    expect(links(maldives)).toEqual([...both, 'Photos'])
    expect(all(maldives, '#itinerary')).toEqual([])
    const dubai = main(open('/packages/splendid-dubai'))
    expect(links(dubai)).toEqual(both.toSpliced(2, 0, 'Itinerary'))
    expect(texts(dubai, 'h2')).toContain('Splendid Dubai itinerary, day by day')
    expect(texts(dubai, 'h2')).not.toContain('Photos')
  })

  it('§2 package: the price with the original price struck through, its meaning, and a link to /contact', () => {
    const card = all(page, 'aside').find((it) => it.getAttribute('aria-label') === 'Price')
    for (const said of [
      money(trip.price),
      trip.priceBasis,
      trip.struckPriceMeaning,
      `${trip.rating} out of 5`,
    ])
      expect(words(card)).toContain(said ?? 'something that is missing')
    expect(texts(card, 's')).toEqual([`Original price ${money(trip.originalPrice ?? 0)}`])
    expect(linked(card, 'Contact us')).toEqual(['/contact'])
  })

  it('the price of a destination and of a package says what it covers', () => {
    const place = destination('rome-italy')
    const price = words(all(open('/destinations/rome-italy'), 'main aside')[0])
    expect(price).toContain(fromPrice(place.price))
    expect(price).toContain(place.details.priceBasis ?? 'a price basis')
    const italy = tourPackage('magnificent-italy')
    const card = words(all(open('/packages/magnificent-italy'), 'main aside[aria-label="Price"]')[0])
    expect(card).toContain(italy.priceBasis ?? 'a price basis')
    expect(card).toContain(italy.struckPriceMeaning ?? 'a meaning')
  })

  it('a package links to the destinations on its route', () => {
    const ways = section(open('/packages/scenic-singapore'), 'Places and stories on the way')
    expect(linked(ways, 'Singapore')).toEqual(['/destinations/singapore'])
  })
})

it('the breadcrumb of a place omits a region without a page', () => {
  const way = all(open('/destinations/tokyo-japan'), 'nav[aria-label="Breadcrumb"] li')
  expect(way.map(words)).toEqual(['Home', 'Destinations', 'Tokyo'])
})
