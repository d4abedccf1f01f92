import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { passedOn, temporaryFolder } from './support/server.ts'
import { readSourceFiles, root } from './support/source-files.ts'

const { buildInputs } = (await import(join(root, 'publish/freshness.mjs'))) as { buildInputs: string[] }

const isInput = (path: string) =>
  buildInputs.some((input) => path === input || path.startsWith(`${input}/`)) && existsSync(join(root, path))

/** Used by `npm run dev` only. */
const developmentOnly = 'tools/dev-api.ts'

/** Every module that the site's build runs or bundles. */
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
  for (const start of [
    'vite.config.ts',
    'react-router.config.ts',
    'publish/finish/render-site.ts',
    'site/routes.ts',
    'site/entry.client.tsx',
  ])
    visit(start)
  return reached
}

it('a build is stale when any of its modules has changed', () => {
  const reached = reachedByBuild()
  expect(reached).toContain('publish/finish/finish-build.ts')
  expect([...reached].filter((path) => !isInput(path))).toEqual([])
})

it('the site’s build uses no file of the Desk, so its bytes do not depend on it', () => {
  expect([...reachedByBuild()].filter((path) => /desk/.test(path))).toEqual([])
  expect(buildInputs.filter((input) => /desk|^server/.test(input))).toEqual([])
  // The files that Tailwind scans for class names.
  expect(readFileSync(join(root, 'site/styles/app.css'), 'utf8')).toMatch(
    /^@import 'tailwindcss' source\('\.\.'\);/,
  )
})

it('a build is stale when a text in CONTENT_DIRECTORY has changed', async () => {
  const { path, remove } = await temporaryFolder()
  const folder = join(path, 'content')
  cpSync(join(root, 'tests/agency/content'), folder, { recursive: true })
  const hashes = () => {
    const code = "import('#publish/freshness.mjs').then((it) => console.log(it.buildHash(), it.codeHash()))"
    const env = { ...passedOn(), CONTENT_DIRECTORY: folder }
    return execFileSync(process.execPath, ['-e', code], { cwd: root, env, encoding: 'utf8' })
      .trim()
      .split(' ')
  }
  const [build, bundles] = hashes()
  const place = join(folder, 'destinations/azores.yaml')
  writeFileSync(place, readFileSync(place, 'utf8').replace(/^price: .*/m, 'price: 123'))
  const [afterPrice, bundlesAfterPrice] = hashes()
  expect(afterPrice).not.toBe(build)
  expect(bundlesAfterPrice).toBe(bundles)
  cpSync(place, join(folder, 'destinations/madeira-2.yaml'))
  expect(hashes()[1]).not.toBe(bundles)
  await remove()
})
