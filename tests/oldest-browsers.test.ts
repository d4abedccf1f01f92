/** The oldest browsers are written once for people and once for the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

it('the build is made for the browsers that docs/operating.md promises', () => {
  const said = /Chrome and Edge (\d+), Firefox (\d+), Safari and iOS ([\d.]+)/.exec(text('docs/operating.md'))
  const [, chrome, firefox, safari] = said ?? []
  const targets = [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`]
  expect(text('vite.config.ts')).toContain(`target: [${targets.map((it) => `'${it}'`).join(', ')}]`)
})
