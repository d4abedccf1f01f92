/** How the texts read (product-brief C1), on the real content. */
import { describe, expect, it } from 'vitest'
import {
  contentFiles,
  destinations,
  posts,
  services,
  source,
  tourPackages,
} from '#tests/support/catalogue.ts'

const words = (text: string | string[]) => [text].flat().join(' ').split(/\s+/).filter(Boolean).length
const between = (count: number, least: number, most: number) => {
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
}

describe.each(destinations)('$name', ({ details }) => {
  it('tells about itself in two paragraphs of 90 to 130 words', () => {
    expect(details.about).toHaveLength(2)
    between(words(details.about), 90, 130)
  })
  it('lists expectations of 6 to 12 words', () => {
    for (const line of details.whatToExpect) between(words(line), 6, 12)
  })
})

describe.each(tourPackages)('$name', ({ imageText, itinerary = [] }) => {
  it('promises in 8 to 12 words', () => between(words(imageText), 8, 12))
  if (itinerary.length)
    it('tells each full day in 35 to 60 words, and the first and last in 20 to 60', () => {
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

describe.each(contentFiles)('%s', (file) => {
  const text = source(file)
  it('has none of the words a specialist does not use', () => {
    expect(text).not.toMatch(/breathtaking|hidden gem|nestled|bustling|something for everyone/i)
  })
  it('is spelt the British way', () => {
    // `Personalized` and `color` are names of the specification; `Help Center` is a title of it.
    expect(
      text.replaceAll(/Personalized Service|^color:|helpCenter|help-center|Help Center/gm, ''),
    ).not.toMatch(
      /\b(color|favorite|traveler|traveling|center|theater|neighborhood|organize|customize|realize|gray)s?\b/i,
    )
  })
  it('has no currency sign but the dollar', () => {
    expect(text).not.toMatch(/[€£₹¥]|\bRs\.?\s?\d/)
  })
})

it('no two entries share a sentence', () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  const prose = [
    ...destinations.map(({ slug, description, details }) => [
      slug,
      [
        description,
        ...details.about,
        details.goodToKnow ?? '',
        ...details.gallery.map(({ caption }) => caption),
      ],
    ]),
    ...tourPackages.map(({ slug, itinerary = [], suits = '', suitsNot = '', walking = '' }) => [
      slug,
      [...itinerary.map(({ description }) => description), suits, suitsNot, walking],
    ]),
    ...services.map(({ slug, description, longDescription }) => [slug, [description, ...longDescription]]),
  ] as [string, string[]][]
  for (const [slug, texts] of prose)
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?])\s+/))) {
      if (words(sentence) < 4) continue
      const other = seen.get(sentence)
      if (other && other !== slug) repeated.push(`${other} and ${slug}: ${sentence}`)
      seen.set(sentence, slug)
    }
  expect(repeated).toEqual([])
})
