import { describe, expect, it } from 'vitest'
import { readExample } from '#tests/support/example-content.ts'

const trip = 'packages/norwegian-fjords.yaml'
const place = 'destinations/oslo-norway.yaml'
const country = 'countries/norway.yaml'

const readChanged = (file: string, from: RegExp, to: string) => () => readExample(file, from, to)

describe('a trip and the countries it touches', () => {
  it('needs an alternative for a sight that may be closed on the day', () => {
    expect(readChanged(trip, /^ifClosed: .*\n/m, '')).toThrow(
      /itinerary 2 visits National Museum, which is closed on Monday\. Say in ifClosed/,
    )
  })

  it('has at least one departure on which each sight is open', () => {
    const onSundays = readChanged(trip, /2027-05-15('[\s\S]*)2027-06-12/, '2027-05-16$12027-06-13')
    expect(onSundays).toThrow(
      /itinerary 2 visits National Museum, which is closed on that day at every departure\./,
    )
    expect(readChanged(trip, /2027-05-15/, '2027-05-16')).not.toThrow()
  })

  it('lists every country that its days name, so that the page has the entry rules of each', () => {
    expect(readChanged(trip, /title: Home/, 'title: Home by way of Sweden')).toThrow(
      /countries does not list sweden, but the trip names Sweden/,
    )
  })

  it('marks a meal that the text of a day includes', () => {
    expect(readChanged(trip, /Supper is up to you\./, 'The farewell dinner is by the water.')).toThrow(
      /itinerary 3 promises dinner, and meals does not have D\. Add it, or say that dinner is up to you\./,
    )
    expect(readChanged(trip, /After lunch a ferry/, 'After a packed lunch a ferry')).toThrow(
      /itinerary 2 promises lunch, and meals does not have L/,
    )
  })

  it('does not mark a meal that travellers arrange themselves', () => {
    expect(readChanged(trip, /(Supper is up to you\.\n.*\n +meals: )B/, '$1B, D')).toThrow(
      /itinerary 3 leaves dinner to the traveller, but meals has D/,
    )
  })

  it('says that visas are not included in the price', () => {
    expect(readChanged(trip, /^ {2}- Visas.*$/m, '  - Postcards')).toThrow(
      /whatsNotIncluded does not name visas/,
    )
  })

  it('cannot require more people than its largest group', () => {
    expect(readChanged(trip, /^runsFrom: .*$/m, 'runsFrom: 40')).toThrow(
      /runsFrom is 40, above the largest group, 12\. Write a number up to 12\./,
    )
  })
})

it('a plan has one more day than the price has nights', () => {
  expect(readChanged(place, /^ {4}- 'Day 5.*\n/m, '')).toThrow(
    /details dayPlan has 4 days, but priceBasis covers 4 nights\. Write 5 days/,
  )
})

it('the entry rules of a country name a visa, a permit or an authorisation', () => {
  expect(readChanged(country, /^entry: .*$/m, 'entry: Bring an Indian passport.')).toThrow(
    /entry names no visa, permit or authorisation/,
  )
})

it('the entry rules of a country name the passport of the agency', () => {
  expect(readChanged(country, /^entry: .*$/m, 'entry: Nobody needs a visa.')).toThrow(
    /entry does not name the Indian passport/,
  )
})

it('a region must be in the list, which can be extended', () => {
  expect(readChanged(place, /^region: .*$/m, 'region: Atlantis')).toThrow(
    /region is Atlantis, which is none of the regions\. Choose from: Atlantic · .* Or add it to them\./,
  )
})

it('no month is named twice', () => {
  expect(readChanged(place, /^bestMonths: .*$/m, 'bestMonths: [Apr, May, Apr]')).toThrow(
    /bestMonths names a month twice/,
  )
})

it('a text is refused if a # cuts it off', () => {
  expect(readChanged(place, /^name: .*$/m, 'name: Oslo #1')).toThrow(
    /line \d+ has a space and #, which cut off the rest\. Put the text into single quotes\./,
  )
})

it.each([
  [
    'a colon',
    'Krone: few coins',
    /line \d+ has a colon and a space inside its text\. Put the text into single quotes/,
  ],
  [
    'an apostrophe',
    "'Norway's krone'",
    /line \d+ has an apostrophe that ends its quotes too early\. Write two of them\./,
  ],
])('a text that %s breaks is refused with a plain message', (_, text, cure) => {
  expect(readChanged(place, /^ {2}currency: .*$/m, `  currency: ${text}`)).toThrow(cure)
})
