import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function listedIn(file: string): string[] {
  const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  )
}
const ofTheSite = listedIn('package.json')
const ofArt = listedIn('art/package.json')

it('docs/dependencies.md says of every listed package, and of no other, why it is here', () => {
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
  expect(explained.toSorted()).toEqual([...new Set([...ofTheSite, ...ofArt])].toSorted())
})
