import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { describeEachDatabase, dropDatabase } from '../support/databases.ts'
import { passedOn, temporaryFolder } from '../support/server.ts'

// The command line as an operator uses it, in separate processes.

const root = fileURLToPath(new URL('../..', import.meta.url))
const noSettings = { PORT: '', SITE_URL: '', DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '' }

interface Run {
  code: number
  stdout: string
  stderr: string
}

function run(
  command: string,
  args: string[],
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const settings = { ...passedOn(), HOME: process.env['HOME'], ...noSettings, ...env }
    execFile(command, args, { cwd: root, env: settings, ...user }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

const meridaya = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['server/operator/main.ts', ...args], env)

async function dataDir() {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

describeEachDatabase('the command line', (database) => {
  it('runs each migration once when several processes start at the same moment', async () => {
    const url = await database.fresh()
    if (url !== '') onTestFinished(() => dropDatabase(url))
    const env = { DATA_DIR: await dataDir(), DATABASE_URL: url }
    const runs = await Promise.all([1, 2, 3].map(() => meridaya(env, 'migrate', '--json')))
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }))
    const steps = runs.flatMap(({ stdout }) => (JSON.parse(stdout) as { done: string[] }).done)
    expect(steps).toContain('001-mail')
    expect(new Set(steps).size).toBe(steps.length)
  })
})

/** Root may enter every folder, so as root the command runs as the user 65534, called nobody. */
const anotherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

it.each([
  {
    args: ['enquiries', 'list'],
    says: /This user may not read or write .*meridaya\.sqlite, .* Change its owner/,
  },
  {
    args: ['backup', '/tmp/never'],
    says: /This user may not read or write .*meridaya\.sqlite, .* Change its owner/,
  },
  {
    args: ['migrate', '--check'],
    says: /This user may not read or write .*meridaya\.sqlite, .* Change its owner/,
  },
  { args: ['doctor'], says: /The server may not write to .*\. Give the folder to the user it runs as/ },
])(
  'says that it may not enter the data folder, not that there is no database: $args',
  async ({ args, says }) => {
    const folder = await dataDir()
    await meridaya({ DATA_DIR: folder }, 'migrate')
    await chmod(folder, 0o000)
    const ran = await run(
      process.execPath,
      ['server/operator/main.ts', ...args],
      { DATA_DIR: folder },
      anotherUser,
    )
    expect(ran.code).toBe(1)
    expect(ran.stdout + ran.stderr).toMatch(says)
    expect(ran.stdout + ran.stderr).not.toMatch(/There is no database|\n\s+at /)
  },
)

const npm = (env: Record<string, string>, ...args: string[]) => run('npm', ['run', '--silent', ...args], env)

// npm alone takes seconds on a busy machine, so each test starts it once.
it.each([
  { args: ['migrate', '--json'], code: 0, stderr: '' },
  { args: ['migrate', '--check'], code: 1, stderr: expect.stringMatching(/^There is no database at .*\n$/) },
  { args: ['accounts', 'list', '--limit', '0'], code: 2, stderr: expect.stringContaining('limit') },
])('answers through npm with the command’s own exit code, $code', async ({ args, code, stderr }) => {
  const ran = await npm({ DATA_DIR: await dataDir() }, 'meridaya', '--', ...args)
  expect(ran).toMatchObject({ code, stderr })
  if (code === 0) expect(JSON.parse(ran.stdout)).toHaveProperty('done')
})

it('accepts a reader that stops early', async () => {
  const env = { DATA_DIR: await dataDir() }
  const piped = await run('sh', ['-c', `"${process.execPath}" server/operator/main.ts --help | head -1`], env)
  expect(piped).toEqual({ code: 0, stdout: 'Usage: npm run meridaya -- <command>\n', stderr: '' })
})

it('reports no problem in a fresh clone', async () => {
  const found = await meridaya({ DATA_DIR: await dataDir() }, 'doctor', '--json')
  expect(found.code).toBe(0)
  expect(JSON.parse(found.stdout)).toContainEqual(expect.objectContaining({ kind: 'well' }))
})

it('has the short form doctor', async () => {
  const found = await npm({ DATA_DIR: await dataDir() }, 'doctor')
  expect(found).toMatchObject({ code: 0, stdout: expect.stringContaining('No problems found.') })
})
