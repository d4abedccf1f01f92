import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `name version` of each listed package. */
function listedIn(file: string): string[] {
  const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map((entry) => entry.join(' ')),
  )
}
const ofTheSite = listedIn('package.json')
const ofArt = listedIn('art/package.json')

it('docs/dependencies.md has version, release date and reason of every listed package, and of no other', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S+) \| \d{4}-\d\d-\d\d \| \S/gm)
  const explained = [...rows].map(([, name, version]) => `${name} ${version}`)
  expect(explained.toSorted()).toEqual([...new Set([...ofTheSite, ...ofArt])].toSorted())
})
