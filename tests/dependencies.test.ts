import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles, root } from './support/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

function listedIn(file: string): string[] {
  const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  )
}
const ofTheSite = listedIn('package.json')
/** A workspace of its own; its tests run with the others. */
const ofArt = [...listedIn('art/package.json'), 'vitest']

/** Our own folders, what Node brings, and what the build makes up. */
const noPackage =
  /^(node:|virtual:|catalogue:|\.|\/|(art|catalogue|content|contract|desk|publish|server|site|tests|tools|build|assets)\/)/

it('every imported package is listed: nothing relies on what another package happens to bring', () => {
  const unlisted = readSourceFiles().flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => !noPackage.test(target))
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '')
      .filter((name) => !(path.startsWith('art/') ? ofArt : ofTheSite).includes(name))
      .map((name) => `${path} imports ${name}`),
  )
  expect(unlisted).toEqual([])
})

it('docs/dependencies.md says of every listed package, and of no other, why it is here', () => {
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
  expect(explained.toSorted()).toEqual(
    [...new Set([...ofTheSite, ...listedIn('art/package.json')])].toSorted(),
  )
})
