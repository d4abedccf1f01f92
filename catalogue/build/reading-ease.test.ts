import { describe, expect, it } from 'vitest'
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
