import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { builtSite as site } from '#tests/support/built-site.ts'

const maxKb = 10

it(`draws two maps of every trip and place, none of more than ${maxKb} KB`, () => {
  const files = globSync('maps/**/*.svg', { cwd: site })
  expect(files).toHaveLength(2 * (tourPackages.length + destinations.length))
  const heavy = files
    .map((file) => ({ file, kb: gzipSync(readFileSync(join(site, file))).length / 1024 }))
    .filter(({ kb }) => kb > maxKb)
  expect(heavy).toEqual([])
})

it('leaves no ink of a map undefined', () => {
  const files = globSync('maps/**/*.svg', { cwd: site })
  expect(files.filter((file) => readFileSync(join(site, file), 'utf8').includes('undefined'))).toEqual([])
})
