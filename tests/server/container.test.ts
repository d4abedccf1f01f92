import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/ports.ts'
import { publishTestRelease } from '../support/release.ts'
import { passedOn, temporaryFolder } from '../support/server.ts'
import { root } from '../support/source-files.ts'

// Tests cannot reach an image registry, so they run the steps of the image's last stage in an empty folder.

const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8').replaceAll('\\\n', '')
const last = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
const instructions = (name: string) =>
  [...last.matchAll(new RegExp(String.raw`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest.trim())
const words = (json: string) => JSON.parse(json.slice(json.indexOf('['))) as [string, ...string[]]

interface Lockfile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

/** The packages that `npm prune --omit=dev` keeps, as links. The base image has its own Node. */
function linkShippedPackages(to: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isNested = path.split('node_modules/').length > 2
    if (!path.startsWith('node_modules/') || isNested || dev || devOptional || /node-linux-/.test(path))
      continue
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    symlinkSync(join(root, path), join(to, path))
  }
}

it('the image has everything that server and commands need, and only the volume is written to', async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const app = join(folder.path, 'app')
  const data = join(folder.path, 'data')
  mkdirSync(app)
  mkdirSync(data)
  for (const copied of instructions('COPY')) {
    const [, from = '', to = ''] = /^--from=build \/app\/(\S+) \.\/(\S*)$/.exec(copied) ?? []
    expect(from, copied).not.toBe('')
    if (from === 'node_modules') linkShippedPackages(app)
    else if (from === 'releases') await publishTestRelease(join(app, from))
    else if (from === 'build/desk') {
      mkdirSync(join(app, from, 'assets'), { recursive: true })
      writeFileSync(join(app, from, 'index.html'), '<!doctype html><title>The Desk</title>')
    } else cpSync(join(root, from), join(app, to || from), { recursive: true })
  }
  const before = readdirSync(app, { recursive: true }).length
  const port = String(await freePort())
  const set = Object.fromEntries(
    instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  )
  expect(set).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data', NODE_ENV: 'production' })
  const env = { ...passedOn(), ...set, DATA_DIR: data, HOST: '127.0.0.1', PORT: port }
  const [command, ...args] = words(instructions('CMD').at(-1) ?? '')
  expect(command).toBe('node')
  const server = spawn(process.execPath, args, { cwd: app, env })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
  onTestFinished(() => void server.kill('SIGKILL'))
  const [, ...check] = words(last.slice(last.indexOf('CMD [')).split('\n')[0] ?? '')
  const health = () => spawnSync(process.execPath, check, { env }).status
  expect(health()).toBe(1)
  for (let tries = 0; !output.includes('Ctrl-C') && tries < 200; tries += 1) await wait(50)
  expect(health(), output).toBe(0)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  const list = spawnSync(process.execPath, ['server/operator/main.ts', 'releases', 'list'], {
    cwd: app,
    env,
    encoding: 'utf8',
  })
  expect(list.stdout + list.stderr).toContain('→')
  await useDesk(app, env)
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(readdirSync(app, { recursive: true })).toHaveLength(before)
}, 60_000)

/** Signs in at the image's Desk and requests pages that need the content, the site's sources and the data. */
async function useDesk(app: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = String(await freePort())
  const desk = spawn(process.execPath, ['server/desk/main.ts'], {
    cwd: app,
    env: { ...env, DESK_PORT: port },
  })
  onTestFinished(() => void desk.kill('SIGKILL'))
  let output = ''
  for (const stream of [desk.stdout, desk.stderr]) stream.on('data', (text) => (output += String(text)))
  for (let tries = 0; !output.includes('#') && tries < 200; tries += 1) await wait(50)
  const origin = `http://localhost:${port}`
  const link = /#([\w-]{43})/.exec(output)?.[1] ?? output
  const headers = { origin, 'content-type': 'application/json' }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/sign-in/link', { link })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await fetch(`${origin}/`)).status).toBe(200)
  for (const path of ['/today', '/figures', '/publishing'])
    expect((await fetch(`${origin}/api${path}`, { headers: { cookie } })).status, path + output).toBe(200)
  const ended = new Promise((resolve) => desk.once('close', resolve))
  desk.kill('SIGTERM')
  await ended
}

it('the image runs without root', () => {
  expect(instructions('USER')).toEqual(['node'])
  expect(readFileSync(join(root, 'compose.yaml'), 'utf8')).toContain('read_only: true')
})
