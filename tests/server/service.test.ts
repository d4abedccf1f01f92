import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import nodeFlags from '#server/node-flags.json' with { type: 'json' }
import { temporaryFolder } from '../support/server.ts'

// Checks the systemd unit of docs/deploy with systemd's own tools. Nothing is started.

const root = fileURLToPath(new URL('../..', import.meta.url))
const unit = readFileSync(join(root, 'docs/deploy/meridaya.service'), 'utf8')
const analyse = '/usr/bin/systemd-analyze'

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(analyse, args, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
    })
  })
}

async function unitFile(): Promise<string> {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const file = join(folder.path, 'meridaya.service')
  writeFileSync(
    file,
    unit
      .replaceAll('/opt/meridaya/node_modules/.bin/node', process.execPath)
      .replaceAll('/opt/meridaya', root),
  )
  return file
}

// Skipped where systemd is not installed.
const check = it.skipIf(!existsSync(analyse))

check('the unit has no word that systemd does not know', async () => {
  expect(await run('verify', await unitFile())).toEqual({ code: 0, output: '' })
})

check.each([
  'meridaya.socket',
  'meridaya-backup.service',
  'meridaya-backup.timer',
  'meridaya-publish.service',
  'meridaya-desk.service',
])('%s has no word that systemd does not know', async (name) => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  for (const other of readdirSync(join(root, 'docs/deploy')).filter((it) =>
    /\.(service|socket|timer)$/.test(it),
  )) {
    const text = readFileSync(join(root, 'docs/deploy', other), 'utf8')
    writeFileSync(
      join(folder.path, other),
      text
        .replaceAll('/opt/meridaya/node_modules/.bin/node', process.execPath)
        .replaceAll('/opt/meridaya', root),
    )
  }
  expect(await run('verify', join(folder.path, name))).toEqual({ code: 0, output: '' })
})

check('the unit is sandboxed: an exposure of at most 1.5 of 10', async () => {
  const judged = await run('security', '--offline=true', '--threshold=15', await unitFile())
  expect(judged.output).toMatch(/Overall exposure level for meridaya\.service: [01]\.\d OK/)
  expect(judged.code).toBe(0)
})

it('the unit runs Node as npm start does', () => {
  expect(unit).toContain(`/node_modules/.bin/node ${nodeFlags.join(' ')} server/main.ts\n`)
})
