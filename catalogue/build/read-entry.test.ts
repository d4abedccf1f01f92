import { describe, expect, it } from 'vitest'
import { source, index } from './read-catalogue.ts'
import { readEntry, viewOf } from './read-entry.ts'

/** A message that lists destinations stays the same when the agency adds one. */
const fixedIndex = { ...index, slugs: { ...index.slugs, destinations: new Set(['dubai-uae', 'singapore']) } }

/** What an editor would read after changing a file like this. */
function complaint(file: string, change: (text: string) => string): string {
  const before = source(file)
  const after = change(before)
  expect(after, 'the change must change something').not.toBe(before)
  try {
    readEntry(file, after, fixedIndex)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'nothing'
}

describe('a wrong entry is told with file, field and fix', () => {
  it.each([
    [
      'a day out of order',
      'packages/splendid-dubai.yaml',
      (text: string) => text.replace('day: 3', 'day: 5'),
    ],
    [
      'a price that is not a number',
      'packages/splendid-dubai.yaml',
      (text: string) => text.replace(/^price: .*/m, 'price: From $999'),
    ],
    [
      'a saving too large to be true',
      'packages/splendid-dubai.yaml',
      (text: string) => text.replace(/^originalPrice: .*/m, 'originalPrice: 1999'),
    ],
    [
      'a night too many',
      'packages/splendid-dubai.yaml',
      (text: string) => text.replace(/nights: 4/, 'nights: 5'),
    ],
    [
      'a slug nobody has',
      'packages/splendid-dubai.yaml',
      (text: string) => text.replace('destinationSlug: dubai-uae', 'destinationSlug: dubay'),
    ],
    [
      'a picture nobody drew',
      'destinations/bali-indonesia.yaml',
      (text: string) => text.replace('name: bali-indonesia-2', 'name: bali-beach'),
    ],
    [
      'a missing alt text',
      'destinations/bali-indonesia.yaml',
      (text: string) => text.replace(/^ {6}alt: .*\n(?: {8}.*\n)*/m, ''),
    ],
    [
      'a description without the country',
      'destinations/bali-indonesia.yaml',
      (text: string) => text.replaceAll('Indonesia.', 'the tropics.'),
    ],
    [
      'a field that does not exist',
      'destinations/bali-indonesia.yaml',
      (text: string) => `${text}colour: blue\n`,
    ],
    [
      'a region that does not exist',
      'destinations/bali-indonesia.yaml',
      (text: string) => text.replace(/^region: .*/m, 'region: Asia'),
    ],
    [
      'a fifth feature too few',
      'services/flight-booking.yaml',
      (text: string) => text.replace(/^features:\n {2}- .*\n(?: {4}.*\n)*/m, 'features:\n'),
    ],
    [
      'a figure that does not exist',
      'policies/booking-terms.yaml',
      (text: string) => text.replace('{{fullPaymentDays}}', '{{fullPaymentWeeks}}'),
    ],
    [
      'a tab instead of spaces',
      'destinations/bali-indonesia.yaml',
      (text: string) => text.replace('details:\n', 'details:\n\t'),
    ],
    [
      'a post without front matter',
      'posts/one-cabin-bag-two-climates.md',
      (text: string) => text.replace('---\n', ''),
    ],
  ])('%s', (_, file, change) => {
    expect(complaint(file, change)).toMatchSnapshot()
  })

  it('all problems of a file at once', () => {
    const text = complaint('packages/splendid-dubai.yaml', (before) =>
      before.replace(/^rating: .*/m, 'rating: 3').replace(/^days: .*/m, 'days: a fortnight'),
    )
    expect(text.split('\n').length).toBeGreaterThan(2)
  })
})

it('a card carries what lists show and nothing of the page', () => {
  const file = 'destinations/bali-indonesia.yaml'
  const card = viewOf(file, readEntry(file, source(file), index), 'card')
  expect(Object.keys(card)).toEqual(
    expect.arrayContaining([
      'slug',
      'id',
      'name',
      'country',
      'description',
      'price',
      'rating',
      'image',
      'popular',
    ]),
  )
  expect(card).not.toHaveProperty('details')
})

it('figures are filled in from content/agency.yaml', () => {
  const policy = JSON.stringify(
    readEntry('policies/cancellation-policy.yaml', source('policies/cancellation-policy.yaml'), index),
  )
  expect(policy).toContain('90%'.replace('%', ''))
  expect(policy).not.toContain('{{')
})
