import { execFile, spawn } from 'node:child_process'
import { appendFileSync, existsSync, globSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import nodeFlags from '#server/node-flags.json' with { type: 'json' }
import { copyCheckout, place } from '../support/checkout.ts'
import { startHeldServer, type HeldServer } from '../support/held-socket.ts'
import { sendQuery } from '../support/send-query.ts'
import { passedOn, temporaryFolder } from '../support/server.ts'
import { root } from '../support/source-files.ts'

// Runs docs/deploy/update.sh with three replacements: a folder for /opt and
// /var, a process that holds the socket in place of systemd, and links in place of downloaded packages.

const run = promisify(execFile)

let box: Awaited<ReturnType<typeof temporaryFolder>>
let checkout: Awaited<ReturnType<typeof copyCheckout>>
let server: HeldServer | undefined
let url = ''

const at = (...path: string[]) => join(box.path, ...path)
const runs = () => readlinkSync(at('program')).split('/').at(-1)

async function git(folder: string, ...args: string[]): Promise<string> {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'safe.directory=*']
  return (await run('git', [...author, '-C', folder, ...args])).stdout.trim()
}

async function commit(message: string): Promise<string> {
  await git(checkout.folder, 'add', '--all')
  await git(checkout.folder, 'commit', '--quiet', '--allow-empty', '--message', message)
  return (await git(checkout.folder, 'rev-parse', 'HEAD')).slice(0, 12)
}

/** Returns the exit code and the output. */
async function update(...args: string[]) {
  const child = spawn(
    'sh',
    [existsSync(at('program')) ? at('program/docs/deploy/update.sh') : script(), ...args],
    {
      env: {
        ...passedOn(),
        HOME: box.path,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'safe.directory',
        GIT_CONFIG_VALUE_0: '*',
        PROGRAM: at('program'),
        VERSIONS: at('versions'),
        BACKUPS: at('backups'),
        PUBLISHER: '',
        SERVER_USER: '',
        PATIENCE: url === '' ? '2' : '60',
        ADDRESS: url || 'http://127.0.0.1:9',
        INSTALL: `cp -a '${at('packages')}' node_modules`,
        RESTART: server ? `kill -HUP ${server.pid}` : 'true',
        STOP: server ? `kill -USR1 ${server.pid} && sleep 1` : 'true',
        START: server ? `kill -HUP ${server.pid}` : 'true',
      },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

const script = () => join(root, 'docs/deploy/update.sh')

/** The packages that `npm ci` would install, as links to those of this checkout. */
async function linkPackages(): Promise<void> {
  await cp(join(checkout.folder, 'node_modules'), at('packages'), { recursive: true, verbatimSymlinks: true })
  await copyFile(join(root, 'node_modules/.package-lock.json'), at('packages/.package-lock.json'))
}

const show = async () => (await fetch(`${url}/destinations/${place}`)).text()
const enquire = (name: string) =>
  sendQuery(url, { from_name: name, from_email: 'asha@example.org', message: 'In May?' })

/** Visitors' requests until stopped, with the status of each answer. */
function visit() {
  const answers = new Map<string, number>()
  let isGoing = true
  const count = (what: string, status: number | string) => {
    const key = `${what} ${status}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
  }
  const reading = (async () => {
    const parts = (await show()).match(/\/(?:assets|pictures)\/[\w-]+\.(?:json|js|css|avif)/g) ?? []
    const addresses = ['/', '/destinations', `/destinations/${place}`, ...new Set(parts)]
    for (let turn = 0; isGoing; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/'
      const answer = await fetch(url + address).catch((error: unknown) => String(error))
      if (typeof answer !== 'string') await answer.arrayBuffer()
      count('read', typeof answer === 'string' ? answer : answer.status)
      await wait(5)
    }
  })()
  const writing = (async () => {
    for (let turn = 0; isGoing; turn += 1) {
      const answer = await enquire(`Visitor ${turn}`).catch((error: unknown) => String(error))
      if (typeof answer !== 'string') await answer.arrayBuffer()
      count('write', typeof answer === 'string' ? answer : answer.status)
      await wait(100)
    }
  })()
  const stop = async () => {
    isGoing = false
    await Promise.all([reading, writing])
    return answers
  }
  // A test that fails in between has to stop them too.
  onTestFinished(async () => void (await stop()))
  return stop
}

async function operate(...args: string[]) {
  const { stdout } = await run('npm', ['run', '--silent', 'meridaya', '--', ...args, '--json'], {
    cwd: at('program'),
    env: passedOn(),
  })
  return JSON.parse(stdout) as unknown
}

const enquiries = async () =>
  ((await operate('enquiries', 'list', '--limit', '10000')) as { name: string }[]).map(({ name }) => name)

let first = ''
let second = ''

beforeAll(async () => {
  box = await temporaryFolder()
  checkout = await copyCheckout()
  await mkdir(join(checkout.folder, 'docs/deploy'), { recursive: true })
  await copyFile(script(), join(checkout.folder, 'docs/deploy/update.sh'))
  writeFileSync(
    join(checkout.folder, '.gitignore'),
    '/node_modules\n/build\n/releases\n/.env\n/.react-router\n',
  )
  await linkPackages()
  await git(checkout.folder, 'init', '--quiet', '--initial-branch', 'main')
  first = await commit('First')
  await mkdir(at('versions'))
  await git(box.path, 'clone', '--quiet', checkout.folder, at('versions/repository'))
  await mkdir(at('backups'))
}, 120_000)

afterAll(async () => {
  await server?.stop()
  await checkout.remove()
  await box.remove()
})

it('reports what is missing, and installs the first version', async () => {
  const unset = await update()
  expect(unset).toEqual({
    code: 1,
    said: expect.stringMatching(/^There are no settings in .*\.env\..*step 2/),
  })
  writeFileSync(at('versions/.env'), `DATA_DIR=${at('data')}\nRELEASES_DIR=${at('releases')}\n`)
  expect(await update('nothing-of-that-name')).toMatchObject({
    code: 1,
    said: 'There is no commit nothing-of-that-name.\n',
  })
  expect(await update('back')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no update to go back from'),
  })
  // Nothing listens yet, because the service starts afterwards.
  const { code, said } = await update()
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining('not ready after 2 seconds'),
  })
  expect(runs()).toBe(first)
  const start = `cd '${at('program')}' && exec node_modules/.bin/node ${nodeFlags.join(' ')} server/main.ts`
  server = await startHeldServer(
    { HOST: '127.0.0.1', EMAIL_LIMIT_PER_MINUTE: '100000', EMAIL_LIMIT_PER_DAY: '100000' },
    ['sh', '-c', start],
  )
  url = `http://127.0.0.1:${server.port}`
  expect(
    (await run('npm', ['run', '--silent', 'build'], { cwd: at('program'), env: passedOn() })).stdout,
  ).toContain('served')
  expect((await enquire('Before')).status).toBe(200)
}, 300_000)

it('updates program, tables and site under load without a failed request', async () => {
  const migrations = join(checkout.folder, 'server/database/migrations')
  writeFileSync(
    join(migrations, '999-later.ts'),
    "import type { Kysely } from 'kysely'\nexport async function up(db: Kysely<unknown>) { await db.schema.createTable('later').addColumn('id', 'text').execute() }\n",
  )
  const index = readFileSync(join(root, 'server/database/migrations/index.ts'), 'utf8')
  writeFileSync(
    join(migrations, 'index.ts'),
    `import * as later from './999-later.ts'\n${index.replace(/\n}\s*$/, "\n  '999-later': later,\n}\n")}`,
  )
  const file = join(checkout.folder, `content/destinations/${place}.yaml`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*/m, 'price: 987'))
  second = await commit('Second')
  const before = await enquiries()

  const stop = visit()
  await wait(500)
  const { code, said } = await update()
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(`${second} is running.`) })
  await expect.poll(async () => (await show()).includes('From €987'), { timeout: 20_000 }).toBe(true)
  const answers = await stop()
  expect(runs()).toBe(second)
  expect([...answers.keys()].toSorted()).toEqual(['read 200', 'write 200'])
  // Nothing accepted before, during or after the update is lost.
  expect(await enquiries()).toHaveLength(before.length + (answers.get('write 200') ?? 0))
  expect(await operate('migrate', '--check')).toEqual({ pending: [] })
  expect(existsSync(at('versions', first, 'server/main.ts'))).toBe(true)
  expect(await update()).toEqual({ code: 0, said: `${second} is already running.\n` })
}, 300_000)

it('changes nothing when the new version cannot be installed or built, or when edits would be lost', async () => {
  const file = join(checkout.folder, `content/destinations/${place}.yaml`)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace(/^price: .*/m, 'price: [cheap]'))
  await commit('Wrong')
  const { code, said } = await update()
  expect(code).toBe(1)
  expect(said).toContain('Nothing was changed: the site could not be built')
  writeFileSync(file, right)
  await commit('Right again')
  appendFileSync(at(`program/content/destinations/${place}.yaml`), '\n')
  expect(await update()).toMatchObject({
    code: 1,
    said: expect.stringContaining('Commit and push them first'),
  })
  await git(at('program'), 'checkout', '--quiet', '.')
  expect(runs()).toBe(second)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
}, 300_000)

it('restores the former program, site and database, and saves later enquiries in a file', async () => {
  await enquire('After the update')
  const { code, said } = await update('back')
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${first} is running again`),
  })
  expect(runs()).toBe(first)
  await expect.poll(async () => (await show()).includes('From €987'), { timeout: 20_000 }).toBe(false)
  expect(await operate('migrate', '--check')).toEqual({ pending: [] })
  const names = await enquiries()
  expect(names).toContain('Before')
  expect(names).not.toContain('After the update')
  const [file = ''] = globSync(at('backups/*/enquiries-until-going-back.csv'))
  expect(readFileSync(file, 'utf8')).toContain('After the update')
  expect((await enquire('Afterwards')).status).toBe(200)
  expect(await enquiries()).toContain('Afterwards')
}, 120_000)
