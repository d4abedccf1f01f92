import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '#site/paths.ts'
import { lineAt, readSourceFiles, root, type SourceFile } from './support/source-files.ts'

// The linter checks static imports between folders (oxlint.config.ts: no-restricted-imports, import/no-cycle).
// These tests check what it cannot see. Each failure names file and line.

const product = readSourceFiles().filter((file) => !file.isTest && file.path.includes('/'))

/** Every match of the pattern in these files, as `file:line match`. */
function places(among: SourceFile[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    [...file.code.matchAll(pattern)].map(
      (match) => `${file.path}:${lineAt(file.code, match.index)} ${match[0]}`,
    ),
  )
}

const below = (folder: string) => product.filter((file) => file.path.startsWith(`${folder}/`))

const ownFolders = [
  'art',
  'catalogue',
  'content',
  'contract',
  'desk',
  'docs',
  'publish',
  'server',
  'site',
  'tests',
  'tools',
]

it.each(ownFolders)('%s has a README of at most ten lines that says what belongs there', (folder) => {
  const path = join(root, folder, 'README.md')
  expect(existsSync(path), `${folder}/README.md is missing`).toBe(true)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(10)
})

it('docs/house.md names only files that exist', () => {
  const text = readFileSync(join(root, 'docs/house.md'), 'utf8')
  const named = [...text.matchAll(/`((?:site|server|catalogue|contract)\/[\w./-]+\.tsx?)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('only catalogue opens content', () => {
  const others = ['site', 'desk', 'server', 'contract', 'art'].flatMap(below)
  expectNone(places(others, /['"`][#./]*content\/[^'"`\n]*/g))
})

describe('inside the site', () => {
  const layers = ['pages', 'layout', 'features', 'session', 'ui', 'lib']

  it.each(layers.slice(1))('%s has no dynamic imports from a layer above it', (layer) => {
    const above = layers.slice(0, layers.indexOf(layer)).join('|')
    expectNone(places(below(`site/${layer}`), new RegExp(`import\\(\\s*['"](#site/|[./]+/)(${above})/`, 'g')))
  })

  it('only paths.ts and the route table contain addresses', () => {
    const spelled = Object.values(paths).map((path) => path({ slug: 'x' }).split('/')[1] ?? '')
    const segments = [...new Set(spelled)].filter((segment) => segment !== '')
    const others = [...below('site'), ...below('catalogue')].filter(
      ({ path }) => !/^site\/(paths|routes)\.ts$/.test(path),
    )
    expectNone(places(others, new RegExp(`['"\`]/(${segments.join('|')})(?=[/?#'"\`$])`, 'g')))
  })

  it('one module sends through the e-mail client, so that one place sets its origin', () => {
    const senders = product.filter((file) => file.imports.some(({ target }) => target === '@emailjs/browser'))
    expect(senders.map(({ path }) => path)).toHaveLength(1)
  })
})

it('nothing outside the Desk imports it, except the list of tables', () => {
  const isDesk = (path: string) => /^(server\/)?desk\//.test(path)
  const isKnown = (path: string) => path === 'server/desk/tables.ts'
  const arrows = product
    .filter(({ path }) => !isDesk(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => isDesk(target) && !isKnown(target))
        .map(({ target, line }) => `${path}:${line} ${target}`),
    )
  expectNone(arrows)
})

it('only config reads the environment of the server', () => {
  const others = below('server').filter(({ path }) => !path.startsWith('server/config/'))
  expectNone(places(others, /process\.env|process\.loadEnvFile/g))
})

function expectNone(complaints: string[]) {
  expect(complaints.length, `\n${complaints.join('\n')}\n`).toBe(0)
}
