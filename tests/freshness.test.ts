import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles, root } from './support/source-files.ts'

const { buildInputs } = (await import(join(root, 'publish/freshness.mjs'))) as { buildInputs: string[] }

const isInput = (path: string) =>
  buildInputs.some((input) => path === input || path.startsWith(`${input}/`)) && existsSync(join(root, path))

/** Only `npm run dev` starts it. */
const developmentOnly = 'tools/dev-api.ts'

/** Every module that the build of the site is made by or of. */
function reachedByBuild(): Set<string> {
  const files = new Map(readSourceFiles().map((file) => [file.path, file]))
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path) || path === developmentOnly) return
    const file = files.get(path)
    if (!file) return
    reached.add(path)
    for (const { target, isType } of file.imports) if (!isType) visit(target)
  }
  for (const start of ['vite.config.ts', 'react-router.config.ts', 'site/routes.ts', 'site/entry.client.tsx'])
    visit(start)
  return reached
}

it('a build is stale when any module changed that makes it', () => {
  const reached = reachedByBuild()
  expect(reached).toContain('publish/finish/finish-build.ts')
  expect([...reached].filter((path) => !isInput(path))).toEqual([])
})

it('the site is built of no file of the Desk, so that it has the same bytes with and without it', () => {
  expect([...reachedByBuild()].filter((path) => /desk/.test(path))).toEqual([])
  expect(buildInputs.filter((input) => /desk|^server/.test(input))).toEqual([])
  // What Tailwind looks through for the names of classes.
  expect(readFileSync(join(root, 'site/styles/app.css'), 'utf8')).toMatch(
    /^@import 'tailwindcss' source\('\.\.'\);/,
  )
})
