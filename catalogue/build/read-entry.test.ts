import { describe, expect, it } from 'vitest'
import { exampleIndex } from '#tests/support/example-content.ts'
import { readEntry, viewOf } from './read-entry.ts'

const index = exampleIndex()
const source = (file: string) => index.sources.get(file) ?? ''

/** The message that an editor gets after changing a file like this. */
function complaint(file: string, change: (text: string) => string): string {
  const before = source(file)
  const after = change(before)
  expect(after, 'the change must change something').not.toBe(before)
  try {
    readEntry(file, after, index)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'nothing'
}

describe('a wrong entry is reported with file, field and fix', () => {
  it.each([
    [
      'a day out of order',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace('day: 3', 'day: 5'),
    ],
    [
      'a price that is not a number',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/^price: .*/m, 'price: From $999'),
    ],
    [
      'a saving too large to be true',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/^originalPrice: .*/m, 'originalPrice: 3999'),
    ],
    [
      'a struck price below the price',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/^originalPrice: .*/m, 'originalPrice: 99'),
    ],
    [
      'an empty text of a field that may be left out',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/^walking:.*\n(?: +.*\n)*/m, "walking: ''\n"),
    ],
    [
      'an empty text of a field that is required',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/^name: .*/m, "name: ''"),
    ],
    [
      'a night too many',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace(/nights: 2/, 'nights: 3'),
    ],
    [
      'an unknown slug',
      'packages/norwegian-fjords.yaml',
      (text: string) => text.replace('destinationSlug: oslo-norway', 'destinationSlug: oslo'),
    ],
    [
      'a missing picture',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace(/(gallery:\n +- name: )\S+/, '$1oslo-beach'),
    ],
    [
      'a photographer of a drawing',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace(/(gallery:\n +- name: )\S+/, '$1bali-indonesia-2'),
    ],
    [
      'a missing alt text',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace(/^ {6}alt: .*\n(?: {8}.*\n)*/m, ''),
    ],
    [
      'a description without the country',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace('the capital of Norway.', 'the capital.'),
    ],
    [
      'a field that does not exist',
      'destinations/oslo-norway.yaml',
      (text: string) => `${text}colour: blue\n`,
    ],
    [
      'a region that does not exist',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace(/^region: .*/m, 'region: Asia'),
    ],
    [
      'a fifth feature too few',
      'services/local-guides.yaml',
      (text: string) => text.replace(/^features:\n {2}- .*\n(?: {4}.*\n)*/m, 'features:\n'),
    ],
    [
      'a figure that does not exist',
      'policies/sample-policy.yaml',
      (text: string) => text.replace('{{acknowledgedWithinHours}}', '{{acknowledgedWithinWeeks}}'),
    ],
    [
      'a tab instead of spaces',
      'destinations/oslo-norway.yaml',
      (text: string) => text.replace(/^ {2}about:/m, '\tabout:'),
    ],
    ['a post without front matter', 'posts/what-to-pack.md', (text: string) => text.replace('---\n', '')],
  ])('%s', (_, file, change) => {
    expect(complaint(file, change)).toMatchSnapshot()
  })

  it('all problems of a file at once', () => {
    const text = complaint('packages/norwegian-fjords.yaml', (before) =>
      before.replace(/^rating: .*/m, 'rating: 3').replace(/^days: .*/m, 'days: a fortnight'),
    )
    expect(text.split('\n').length).toBeGreaterThan(2)
  })
})

it('a card has what lists show and nothing that only the page shows', () => {
  const file = 'destinations/oslo-norway.yaml'
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

it('figures are inserted from the agency’s facts', () => {
  const policy = JSON.stringify(
    readEntry('policies/sample-policy.yaml', source('policies/sample-policy.yaml'), index),
  )
  expect(policy).toMatch(/acknowledge within \d+ hours/)
})

it('turns the credit of a photograph into the line below it', () => {
  const entry = readEntry('destinations/oslo-norway.yaml', source('destinations/oslo-norway.yaml'), index)
  expect(entry).toHaveProperty('details.gallery.0.credit', 'Photograph: Asha Rao, Oslo (with permission)')
})
