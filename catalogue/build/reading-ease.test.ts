import { describe, expect, it } from 'vitest'
import { contentFiles, read } from './read-catalogue.ts'
import { proseIn } from './prose.ts'
import { readingEase, syllablesOf } from './reading-ease.ts'

describe('readingEase', () => {
  it('counts syllables as they are spoken', () => {
    const counts = {
      little: 2,
      make: 1,
      walked: 1,
      wanted: 2,
      boxes: 2,
      caves: 1,
      table: 2,
      visited: 3,
      '1977': 1,
    }
    for (const [word, count] of Object.entries(counts)) expect(syllablesOf(word), word).toBe(count)
  })

  it('finds short sentences of short words easier', () => {
    expect(readingEase('The cat sat on the mat.')).toBeCloseTo(116.1, 0)
    expect(
      readingEase('Considerable administrative complications necessitate reconsideration.'),
    ).toBeLessThan(0)
  })
})

/**
 * Plain English is 60 to 70. Our texts are read on phones, by many whose first language it is not, so no page falls
 * below 60, policies included. Above 90 sentences have been chopped until they stop flowing.
 */
const band = { least: 60, most: 90 }

/** Names of regions are no sentences, and the formula needs more than the few words of a page's head. */
const hasProse = (file: string) =>
  file !== 'regions.yaml' && !file.startsWith('pages/') && proseIn(read(file)).length > 0

describe.each(contentFiles.filter(hasProse))('%s', (file) => {
  it('is easy to read, and not choppy', () => {
    const ease = readingEase(proseIn(read(file)).join(' '))
    const found = `Reading ease ${Math.round(ease)}; it has to lie between ${band.least} and ${band.most}.`
    expect(ease, `${found} Cut long sentences in two, and long words for short ones.`).toBeGreaterThanOrEqual(
      band.least,
    )
    expect(ease, `${found} Join sentences that belong together.`).toBeLessThanOrEqual(band.most)
  })
})
