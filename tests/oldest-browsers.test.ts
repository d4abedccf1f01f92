/** The oldest browsers are listed in docs/operating.md and in the build's configuration. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

it('the build targets the oldest browsers in docs/operating.md', () => {
  const said = /Chrome and Edge (\d+), Firefox (\d+), Safari and iOS ([\d.]+)/.exec(text('docs/operating.md'))
  const [, chrome, firefox, safari] = said ?? []
  const targets = [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`]
  expect(text('vite.config.ts')).toContain(`target: [${targets.map((it) => `'${it}'`).join(', ')}]`)
})
