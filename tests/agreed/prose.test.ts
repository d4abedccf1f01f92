/** This agency's agreed rules for its texts (product-brief C1). */
import { describe, expect, it } from 'vitest'
import {
  contentFiles,
  destinations,
  posts,
  read,
  services,
  source,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { proseIn } from '#catalogue/build/prose.ts'
import type { Faq } from '#catalogue/schemas/page.ts'

const words = (text: string | string[]) => [text].flat().join(' ').split(/\s+/).filter(Boolean).length
const between = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
}

describe.each(destinations)('$name', ({ details }) => {
  it('has an introduction of two paragraphs and 90 to 130 words', () => {
    expect(details.about).toHaveLength(2)
    between(words(details.about), 90, 130)
  })
  it('has expectations of 6 to 12 words each', () => {
    for (const line of details.whatToExpect) between(words(line), 6, 12)
  })
})

describe.each(tourPackages)('$name', ({ imageText, itinerary = [] }) => {
  it('has a card line of 8 to 12 words', () => between(words(imageText), 8, 12))
  if (itinerary.length)
    it('describes each full day in 35 to 60 words, and the first and last in 20 to 60', () => {
      itinerary.forEach(({ description, day }) =>
        between(words(description), day === 1 || day === itinerary.length ? 20 : 35, 60),
      )
    })
})

it.each(services)('$title is described in 120 to 180 words', ({ longDescription }) =>
  between(words(longDescription), 120, 180),
)

it.each(posts)(
  '$title has 700 to 900 words, 4 to 6 sub-headings and two links into the catalogue',
  ({ content }) => {
    const text = content.flatMap((block) =>
      block.kind === 'paragraph' ? block.runs.map((run) => run.text).join('') : [],
    )
    between(words(text), 700, 900)
    between(content.filter(({ kind }) => kind === 'heading').length, 4, 6)
    const links = content.flatMap((block) =>
      block.kind === 'paragraph' ? block.runs.flatMap(({ href }) => href ?? []) : [],
    )
    expect(links).toHaveLength(2)
  },
)

const { page, helpCenter } = read('faq.yaml') as Faq

it.each([...page, ...Object.values(helpCenter).flat()])(
  '$question is answered in 40 to 80 words',
  ({ answer }) => between(words(answer), 40, 80),
)

const american = new RegExp(
  `\\b(${[
    '(color(?!ado)|favor|flavor|harbor|neighbor)\\w*',
    '(labor|honor|humor|vapor|rumor)(s|ed|ing)?',
    'travel(er|ed|ing)s?|cancel(ed|ing)|jewelry|skillful|fulfill|gotten|cozy|gray|aluminum',
    '(center|theater|fiber|liter|kilometer)(s|ed)?',
    '(organ|real|recogn|custom|special|memor|apolog|item|minim|emphas|author|modern)iz\\w+|analyz\\w+',
  ].join('|')})\\b`,
  'i',
)
const airlines =
  /\b(Air India|IndiGo|Vistara|SpiceJet|Akasa|Etihad|Qatar Airways|Lufthansa|Emirates (airline|flight))\b/

describe.each(contentFiles)('%s', (file) => {
  const text = source(file)
  it('has no travel clichés', () => {
    expect(text.match(/breathtaking|hidden gem|nestled|bustling|something for everyone/gi)).toBeNull()
  })
  it('has British spelling', () => {
    // `Personalized` and `color` are names of the specification; `Help Center` is a title of it.
    const ours = text.replaceAll(
      /Personalized Service|^color:|helpCenter|help-center|Help Center|https:\S+/gm,
      '',
    )
    expect(ours.match(american)).toBeNull()
  })
  it('names no airline, because routes change too often', () => {
    expect(text.match(airlines)).toBeNull()
  })
  it('has no currency sign except the dollar', () => {
    expect(text.match(/[€£₹¥]|\bRs\.?\s?\d/g)).toBeNull()
  })
})

/** First and last days are similar on every trip, so their sentences may repeat. */
const withoutOuterDays = (entry: unknown): unknown => {
  const { itinerary, ...rest } = entry as { itinerary?: unknown[] }
  return itinerary ? { ...rest, itinerary: itinerary.slice(1, -1) } : entry
}

it('no sentence is repeated, in one entry or in two', () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  // Many countries have the same rule, so its sentence may repeat.
  for (const file of contentFiles.filter((name) => !name.startsWith('countries/')))
    for (const sentence of proseIn(withoutOuterDays(read(file)))) {
      const other = seen.get(sentence)
      if (other) repeated.push(`${other} and ${file}: ${sentence}`)
      seen.set(sentence, file)
    }
  expect(repeated).toEqual([])
})
