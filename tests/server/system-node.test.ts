import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { passedOn, temporaryFolder } from '../support/server.ts'
import { root } from '../support/source-files.ts'

/** The output of `npm run meridaya -- --help` when the system's Node reports this version. */
async function helpWith(version: string): Promise<string> {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const node = join(folder.path, 'node')
  writeFileSync(
    node,
    `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo "The system’s Node runs $*"\n`,
  )
  chmodSync(node, 0o755)
  const env = { ...passedOn(), PATH: `${folder.path}${delimiter}${process.env['PATH']}` }
  const args = ['tools/ensure.mjs', 'meridaya', '--help']
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stdout
}

it('runs the server’s commands on the system’s Node 24 if there is one', async () => {
  expect(await helpWith('v24.9.0')).toBe('The system’s Node runs server/operator/main.ts --help\n')
})

it('otherwise runs them on the packaged Node', async () => {
  expect(await helpWith('v26.0.0')).toContain('Usage: npm run meridaya -- <command>')
})
