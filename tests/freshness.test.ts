import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles, root } from './support/source-files.ts'

const { buildInputs } = (await import(join(root, 'publish/freshness.mjs'))) as { buildInputs: string[] }

const isInput = (path: string) =>
  buildInputs.some((input) => path === input || path.startsWith(`${input}/`)) && existsSync(join(root, path))

/** Only `npm run dev` starts it. */
const developmentOnly = 'tools/dev-api.ts'

it('a build is stale when any module changed that makes it', () => {
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
  expect(reached).toContain('publish/finish/finish-build.ts')
  expect([...reached].filter((path) => !isInput(path))).toEqual([])
})
