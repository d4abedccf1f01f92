import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { builtSite as site } from '#tests/support/built-site.ts'

const maxKb = 10

it(`every trip and place has two maps of at most ${maxKb} KB each`, () => {
  const files = globSync('maps/**/*.svg', { cwd: site })
  expect(files).toHaveLength(2 * (tourPackages.length + destinations.length))
  const heavy = files
    .map((file) => ({ file, kb: gzipSync(readFileSync(join(site, file))).length / 1024 }))
    .filter(({ kb }) => kb > maxKb)
  expect(heavy).toEqual([])
})

it('no map contains an undefined colour', () => {
  const files = globSync('maps/**/*.svg', { cwd: site })
  expect(files.filter((file) => readFileSync(join(site, file), 'utf8').includes('undefined'))).toEqual([])
})
