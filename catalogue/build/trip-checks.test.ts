import { describe, expect, it } from 'vitest'
import { readEntry } from './read-entry.ts'
import { index, source } from './read-catalogue.ts'

/** The file as it is, with one thing changed, read as the build reads it. */
const readChanged = (file: string, from: RegExp, to: string) => {
  const before = source(file)
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return () => readEntry(file, after, index)
}

describe('a trip and the countries it touches', () => {
  it('has to say what happens when a sight is shut on the day', () => {
    expect(readChanged('packages/magnificent-italy.yaml', /^ifClosed: .*\n/m, '')).toThrow(
      /itinerary 4 visits Uffizi, which is closed on Monday\. Say in ifClosed/,
    )
  })

  it('lists every country that its days name, so that entry is explained for each', () => {
    expect(
      readChanged('packages/south-american-wonders.yaml', /^countries: .*$/m, 'countries: [peru, argentina]'),
    ).toThrow(/countries does not list brazil, but the trip names Brazil/)
  })

  it('lists the country it ends in, which its days may not name', () => {
    const file = 'packages/african-safari-expedition.yaml'
    expect(readChanged(file, /^countries: .*$/m, 'countries: [kenya]')).toThrow(
      /countries does not list tanzania, but the trip names Tanzania/,
    )
  })

  it('marks a meal that a day promises', () => {
    expect(readChanged('packages/magnificent-italy.yaml', /meals: B, D$/m, 'meals: B')).toThrow(
      /itinerary 6 promises dinner, and meals does not have D\. Add it, or say that dinner is up to you\./,
    )
    expect(readChanged('packages/exclusive-vietnam.yaml', /over brunch/, 'with a packed lunch')).toThrow(
      /itinerary 4 promises lunch, and meals does not have L/,
    )
  })

  it('marks no meal that a day leaves to the traveller', () => {
    expect(
      readChanged(
        'packages/european-grand-tour.yaml',
        /After lunch on your own, see[^]*?meals: B\n/,
        'Lunch is up to you.\n    stay: Hotel\n    meals: B, L\n',
      ),
    ).toThrow(/itinerary 2 leaves lunch to the traveller, but meals has L/)
  })

  it('says that visas are not in the price', () => {
    expect(readChanged('packages/exclusive-vietnam.yaml', /^ {2}- Visas.*$/m, '  - Postcards')).toThrow(
      /whatsNotIncluded does not name visas/,
    )
  })

  it('runs for no more people than fit its group', () => {
    expect(readChanged('packages/scenic-singapore.yaml', /^runsFrom: .*$/m, 'runsFrom: 40')).toThrow(
      /runsFrom is 40, above the largest group, 8\. Write a number up to 8\./,
    )
  })
})

it('a plan has a day more than the nights in the price', () => {
  expect(readChanged('destinations/bali-indonesia.yaml', /^ {4}- 'Day 5.*\n/m, '')).toThrow(
    /details dayPlan has 4 days, but priceBasis covers 4 nights\. Write 5 days/,
  )
})

it('a country names a visa, a permit or an authorisation', () => {
  expect(readChanged('countries/kenya.yaml', /^entry: .*$/m, 'entry: Bring an Indian passport.')).toThrow(
    /entry names no visa, permit or authorisation/,
  )
})

it('a country names the passport of the agency', () => {
  expect(readChanged('countries/kenya.yaml', /^entry: .*$/m, 'entry: Nobody needs a visa.')).toThrow(
    /entry does not name the Indian passport/,
  )
})

it('a region is one of the list, which is open', () => {
  expect(readChanged('destinations/bali-indonesia.yaml', /^region: .*$/m, 'region: Atlantis')).toThrow(
    /region is Atlantis, which is none of the regions\. Choose from: South-East Asia · .* Or add it to them\./,
  )
})

it('a month is named once', () => {
  expect(
    readChanged('destinations/bali-indonesia.yaml', /^bestMonths: .*$/m, 'bestMonths: [Apr, May, Apr]'),
  ).toThrow(/bestMonths names a month twice/)
})

it('a text that a # would cut is refused', () => {
  expect(readChanged('destinations/bali-indonesia.yaml', /^name: .*$/m, 'name: Bali #1')).toThrow(
    /line 2 has a space and #, which cut off the rest\. Put the text into single quotes\./,
  )
})

it.each([
  [
    'a colon',
    'Rupiah: many zeros',
    /line \d+ has a colon and a space inside its text\. Put the text into single quotes/,
  ],
  [
    'an apostrophe',
    "'Bali's rupiah'",
    /line \d+ has an apostrophe that ends its quotes too early\. Write two of them\./,
  ],
])('a text that %s breaks is refused in plain words', (_, text, cure) => {
  const file = 'destinations/bali-indonesia.yaml'
  expect(readChanged(file, /^ {2}currency: .*$/m, `  currency: ${text}`)).toThrow(cure)
})
