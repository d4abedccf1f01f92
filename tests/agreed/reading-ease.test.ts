import { describe, expect, it } from 'vitest'
import { proseIn } from '#catalogue/build/prose.ts'
import { contentFiles, read } from '#catalogue/build/read-catalogue.ts'
import { readingEase } from '#catalogue/build/reading-ease.ts'

/**
 * Plain English is 60 to 70. Our texts are read on phones, by many whose first language it is not, so no page falls
 * below 60, policies included. Above 90 sentences have been chopped until they stop flowing.
 */
const band = { least: 60, most: 90 }

/** Names of regions and the hours of a person are no sentences, and the formula needs more than the few words of a page's head. */
const hasProse = (file: string) =>
  file !== 'regions.yaml' && !/^(pages|people)\//.test(file) && proseIn(read(file)).length > 0

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
