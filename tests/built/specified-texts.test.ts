/** The texts that the specification requires of policies and posts, checked in the built pages. */
import { expect, it } from 'vitest'
import { all, linked, main, nameOf, open, texts, words } from '../support/built-page.ts'

/** The required texts of each page (spec §2 and §9), and whether a button links to the contact page. */
const policies = [
  {
    path: '/booking-terms',
    says: [
      'may change until your booking is confirmed',
      'services are available and full payment has reached us',
      'issued on final payment',
      'we act as agent for the airlines, hotels and other providers',
      'a non-refundable deposit may be required',
      'typically due 60 days before departure',
      'vary by provider and by how close to departure',
      'may incur an administration fee',
      'we recommend travel insurance',
    ],
    hasContact: true,
  },
  {
    path: '/privacy-policy',
    says: [
      'Names',
      'E-mail addresses',
      'Phone numbers',
      'Payment information',
      'Usage data',
      'Cookies',
      'How we use it',
      'Access:',
      'Rectification:',
      'Erasure:',
      'Objection:',
      'Withdraw consent:',
    ],
    hasContact: true,
  },
  {
    path: '/cancellation-policy',
    says: [
      "Airline tickets: the airline's own policy applies",
      'a cancellation is valid only in writing',
      'within 24 hours',
      '7 to 14 business days, to the original payment method',
      'travel insurance',
    ],
    hasContact: true,
  },
  {
    path: '/terms-of-service',
    says: [
      'Effective 11 August 2025',
      'Introduction',
      'User Obligations',
      'Intellectual Property',
      'Limitation of Liability',
    ],
    hasContact: false,
  },
  {
    path: '/cookie-policy',
    says: [
      'Last updated 11 August 2025',
      'What cookies are',
      'Essential cookies',
      'Performance cookies',
      'Functional cookies',
      'Targeting cookies',
      'Managing your preferences',
      'sb-agency-auth-token',
      'customPackageQuery',
    ],
    hasContact: false,
  },
]

it.each(policies)('§2 policies: $path has every specified line', ({ path, says, hasContact }) => {
  const page = main(open(path))
  for (const line of says) expect(words(page)).toContain(line)
  expect(linked(page, 'Contact Us')).toEqual(hasContact ? ['/contact'] : [])
})

it.each(['/terms-of-service', '/cookie-policy'])(
  '§9 policy dates: %s has 2025-08-11 in a machine-readable form too',
  (path) => {
    const dates = all(main(open(path)), 'time').map((it) => it.getAttribute('datetime'))
    expect(dates).toEqual(['2025-08-11'])
  },
)

it('§9 cancellation refunds: the tiers as a table, 90%, 50% and none', () => {
  const tables = all(main(open('/cancellation-policy')), 'table')
  const refunds = tables.find((table) => /Refund/.test(nameOf(all(table, 'caption')[0])))
  expect(all(refunds, 'tbody tr').map((row) => texts(row, 'th, td').join(' '))).toEqual([
    expect.stringMatching(/60 or more days\s*90%/),
    expect.stringMatching(/30 to 59 days\s*50%/),
    expect.stringMatching(/Under 30 days\s*None/),
  ])
})

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

it('§2 blog: a grid with image, category, title, excerpt, author, date and Read More', () => {
  const page = main(open('/blog'))
  expect(texts(page, 'h1')).toEqual(['Blog'])
  const cards = all(page, 'li').filter((it) => texts(it, 'h3').length > 0)
  expect(cards).toHaveLength(posts.length)
  for (const [at, { slug, category, title, author, day }] of posts.entries()) {
    for (const said of [category, title, author, day]) expect(words(cards[at])).toContain(said)
    expect(all(cards[at], 'img')[0]?.getAttribute('alt')?.length).toBeGreaterThan(10)
    expect(linked(cards[at], `Read More about ${title}`)).toEqual([`/blog/${slug}`])
  }
})

it.each(posts)(
  '§2 post: $slug shows hero, category, title, author, date, body and a link back',
  ({ slug, category, title, author, day }) => {
    const page = main(open(`/blog/${slug}`))
    expect(texts(page, 'h1')).toEqual([title])
    const [hero] = all(page, 'article > section')
    for (const said of [category, author, day]) expect(words(hero)).toContain(said)
    expect(words(hero)).toMatch(/\d+ min read/)
    expect(all(hero, 'img')[0]?.getAttribute('alt')?.length).toBeGreaterThan(10)
    expect(words(page).length).toBeGreaterThan(2000)
    expect(linked(page, 'Back to Blog')).toContain('/blog')
  },
)

it('§3 post content: ### lines are sub-headings, blank lines separate paragraphs, links are within the site', () => {
  const article = all(main(open('/blog/yaowarat-after-dark')), 'article')[0]
  expect(texts(article, 'h2')).toEqual([
    'Begin while the shops are open',
    'When the signs come on',
    'Eat small, and stand close',
    'If you do not eat meat',
    'The street behind the street',
    'Ginger to finish',
  ])
  expect(all(article, 'p').length).toBeGreaterThan(6)
  expect(words(article)).not.toMatch(/###|\]\(/)
  expect(linked(article, 'Bangkok')[0]).toBe('/destinations/bangkok-thailand')
  expect(linked(article, 'Exotic Thailand')[0]).toBe('/packages/exotic-thailand')
})
