import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontCharacters } from '#tools/font-characters.ts'
import { builtSite as site } from '../support/built-site.ts'

it('the two fonts weigh 46 KB at most', () => {
  const fonts = globSync('assets/*.woff2', { cwd: site })
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
  expect(bytes).toBeLessThanOrEqual(46_000)
})

it('the fonts have every letter of every page, except ğ, which the Latin files of both families lack', () => {
  const lacking = new Map<string, string>()
  const pages = globSync('**/*.html', { cwd: site })
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8')
    const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '')
    for (const letter of text) if (!`${fontCharacters}\nğ`.includes(letter)) lacking.set(letter, page)
  }
  expect(
    [...lacking],
    'Add them to tools/font-characters.ts and run npm run fonts, or use other letters.',
  ).toEqual([])
})
