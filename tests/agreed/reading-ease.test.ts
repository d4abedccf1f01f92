import { describe, expect, it } from 'vitest'
import { proseIn } from '#catalogue/build/prose.ts'
import { contentFiles, read } from '#catalogue/build/read-catalogue.ts'
import { readingEase } from '#catalogue/build/reading-ease.ts'

/**
 * Plain English scores 60 to 70. Many visitors read on phones, and many speak English as a second language. So every page,
 * policies included, has at least 60. Above 90 the sentences are too short, and the text is choppy.
 */
const band = { least: 60, most: 90 }

/** Names of regions and a person's hours are not sentences. A page's head has too few words for the formula. */
const hasProse = (file: string) =>
  file !== 'regions.yaml' && !/^(pages|people)\//.test(file) && proseIn(read(file)).length > 0

describe.each(contentFiles.filter(hasProse))('%s', (file) => {
  it('is easy to read, and not choppy', () => {
    const ease = readingEase(proseIn(read(file)).join(' '))
    const found = `Reading ease ${Math.round(ease)}; it must be between ${band.least} and ${band.most}.`
    expect(ease, `${found} Split long sentences, and use shorter words.`).toBeGreaterThanOrEqual(band.least)
    expect(ease, `${found} Join sentences that belong together.`).toBeLessThanOrEqual(band.most)
  })
})
