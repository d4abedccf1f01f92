import { spawn } from 'node:child_process'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { emailSendPath } from '#contract/email.ts'
import { freePort } from '../support/ports.ts'
import { passedOn, startServer, temporaryFolder } from '../support/server.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A developer's own `.env` must not affect these tests. */
const noSettings = { HOST: '', PORT: '', SITE_URL: '', DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '' }

async function folder(): Promise<string> {
  const made = await temporaryFolder()
  onTestFinished(made.remove)
  return made.path
}

async function launch(
  args: string[],
  env: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
) {
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    cwd: root,
    env: { ...passedOn(), ...noSettings, DATA_DIR: await folder(), ...env },
    ...user,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()))
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const greeted = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.stdout.includes('Ctrl-C') && resolve())
  })
  return { child, output, code, greeted }
}

/** A request whose headers the server has read and whose body it waits for. */
async function beginRequest(port: number): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const begun = request({ host: '127.0.0.1', port, method: 'POST', path: emailSendPath, headers })
  begun.flushHeaders()
  await new Promise<void>((resolve, reject) => begun.once('continue', resolve).once('error', reject))
  begun.on('error', () => {})
  return begun
}

it('greets with its address, its mailbox and its database, and nothing else', async () => {
  const dataDir = await folder()
  const server = await startServer({ dataDir })
  await server.stop()
  const lines = server.output().replaceAll(dataDir, 'DATA').replaceAll(String(server.port), 'PORT')
  expect(lines).toMatchInlineSnapshot(`
    "
    The site is running.

      Address   http://localhost:PORT
      Mail      kept in DATA/mail, not sent
      Database  DATA/meridaya.sqlite

    Press Ctrl-C to stop.

    "
  `)
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'finishes its current request on %s and exits with code 0',
  async (signal) => {
    const port = await freePort()
    const server = await launch([`--port=${port}`], { PORT: '1' })
    await server.greeted
    const begun = await beginRequest(port)
    const answer = new Promise<IncomingMessage>((resolve) => begun.once('response', resolve))
    server.child.kill(signal)
    await wait(200)
    begun.end('{"user_id":"agency","service_id":"default_service","template_id":"query"}')
    expect((await answer).statusCode).toBe(200)
    expect(await server.code).toBe(0)
  },
)

it('exits at once on a second signal', async () => {
  const port = await freePort()
  const server = await launch(['--port', String(port)])
  await server.greeted
  await beginRequest(port)
  server.child.kill('SIGINT')
  await wait(700)
  server.child.kill('SIGINT')
  expect(await server.code).toBe(1)
})

it('reports in one sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const server = await launch(['--port', String(port)])
  expect(await server.code).toBe(1)
  expect(server.output).toEqual({
    stdout: '',
    stderr: `Port ${port} is already in use. Stop the program that uses it, or choose another port: npm start -- --port 4000\n`,
  })
})

it('lists wrong settings without a stack trace', async () => {
  const server = await launch([], { SMTP_URL: 'smtp://mail.example' })
  expect(await server.code).toBe(1)
  expect(server.output.stderr).toBe(
    'The server cannot start: SMTP_URL is set but MAIL_FROM is not.\n' +
      '  Set both to send mail, or neither to keep messages in the local mailbox. See docs/operating.md.\n',
  )
})

it('reports a refused Postgres login without the password', async () => {
  const database = `postgres://agency:secret@127.0.0.1:${await freePort()}/meridaya`
  const server = await launch([], { DATABASE_URL: database })
  expect(await server.code).toBe(1)
  expect(server.output.stderr).toMatch(
    /^The server cannot start: the database at postgres:.* did not let it in/,
  )
  expect(server.output.stderr).not.toContain('secret')
})

it.each([
  {
    what: 'a file where its folder should be',
    spoil: async (dataDir: string) => writeFile(join(dataDir, 'data'), ''),
    says: /^The server cannot start: .*\/data cannot be a folder, because a file is in the way\. Set DATA_DIR/,
  },
  {
    what: 'a folder where its database should be',
    spoil: async (dataDir: string) => mkdir(join(dataDir, 'data', 'meridaya.sqlite'), { recursive: true }),
    says: /^The server cannot start: The server may not write to .*\/data\. Give the folder to the user/,
  },
  {
    what: 'a database that is none',
    spoil: async (dataDir: string) => {
      await mkdir(join(dataDir, 'data'))
      await writeFile(join(dataDir, 'data', 'meridaya.sqlite'), 'x'.repeat(5000))
    },
    says: /^The server cannot start: .*meridaya\.sqlite is damaged, or is no database of this server\. Move it away and put a backup/,
  },
])('says what to do about $what, without a stack trace', async ({ spoil, says }) => {
  const dataDir = await folder()
  await spoil(dataDir)
  const server = await launch([], { DATA_DIR: join(dataDir, 'data') })
  expect(await server.code).toBe(1)
  expect(server.output.stderr).toMatch(says)
  expect(server.output.stderr).not.toMatch(/\n\s+at /)
})

/** Root may write to any folder, so tests that run as root start the server as user 65534 (nobody). */
const anotherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

it('says what to do about a folder that its user cannot write to, without a stack trace', async () => {
  const dataDir = await folder()
  await chmod(dataDir, 0o555)
  const server = await launch([], { DATA_DIR: join(dataDir, 'data') }, anotherUser)
  expect(await server.code).toBe(1)
  expect(server.output.stderr).toMatch(
    /^The server cannot start: The server may not write to .*\/data\. Give the folder to the user it runs as, or set DATA_DIR/,
  )
  expect(server.output.stderr).not.toMatch(/\n\s+at /)
})

it('reports a full disk without a stack trace, and starts once there is room', async (context) => {
  const disk = mountSmallDisk(context, 4096)
  disk.fill()
  const server = await launch([], { DATA_DIR: disk.path, PORT: String(await freePort()) })
  expect(await server.code).toBe(1)
  expect(server.output.stderr).toMatch(
    /^The server cannot start: The disk that holds .* is full\. Make room, then start again\. Nothing was changed\./,
  )
  expect(server.output.stderr).not.toMatch(/\n\s+at /)
  disk.clear()
  const again = await launch([], { DATA_DIR: disk.path, PORT: String(await freePort()) })
  await again.greeted
  again.child.kill('SIGTERM')
  expect(await again.code).toBe(0)
})

it('makes its files readable by its own user only, also in a folder that was open to all', async () => {
  const dataDir = await folder()
  await chmod(dataDir, 0o755)
  const server = await startServer({ dataDir })
  await server.stop()
  const names = await readdir(dataDir, { recursive: true })
  expect(names).toContain('meridaya.sqlite')
  for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0)
})
