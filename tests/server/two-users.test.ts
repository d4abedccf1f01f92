import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { copyCheckout, place } from '../support/checkout.ts'
import { freePort } from '../support/ports.ts'
import { passedOn, temporaryFolder } from '../support/server.ts'
import { root } from '../support/source-files.ts'

// Publisher and server run as two users, without systemd. The publisher may write only where docs/deploy/meridaya-publish.service allows it,
// in a separate mount namespace.

const publisher = 61_001
const server = 61_002
const unit = readFileSync(join(root, 'docs/deploy/meridaya-publish.service'), 'utf8')
const setting = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) => value.split(' '))

const asUser = (id: number, command: string[]) => [
  'setpriv',
  `--reuid=${id}`,
  `--regid=${id}`,
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
  ...command,
]

/** Everything is read-only except for the releases, the cached parts and folders in memory. */
function sandbox(app: string, releases: string, cache: string): string {
  const inMemory = setting('TemporaryFileSystem').map((it) => it.split(':'))
  expect(inMemory.map(([path]) => path)).toContain('/opt/meridaya/build')
  expect(setting('ReadWritePaths')).toEqual(['/srv/meridaya/releases'])
  const [, kept = ''] = setting('BindPaths')[0]?.split(':') ?? []
  const here = (path = '') => path.replace('/opt/meridaya', app)
  const points = [...inMemory.map(([path]) => here(path)), here(kept)]
  for (const point of points) mkdirSync(point, { recursive: true })
  return [
    'set -e',
    `mount --bind ${releases} ${releases}`,
    'mount -o remount,ro,bind /',
    ...inMemory.map(([path, options]) => `mount -t tmpfs -o ${options} tmpfs ${here(path)}`),
    `mount --bind ${cache} ${here(kept)}`,
    `mount -o remount,rw,bind ${here(kept)}`,
    'mount -t tmpfs -o mode=1777 tmpfs /mnt',
    'umask 077',
    'exec "$@"',
  ].join('\n')
}

function requireRoot(context: TestContext): void {
  const tried =
    process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-o', 'remount,ro,bind', '/'])
  if (!tried || tried.status !== 0) context.skip('Other users and a mount namespace take root.')
}

it('a publisher on a read-only system publishes for a server of another user, and neither can change the other’s files', async (context) => {
  requireRoot(context)
  const { folder: app, remove } = await copyCheckout()
  onTestFinished(remove)
  chmodSync(app, 0o755)
  const outside = await temporaryFolder()
  onTestFinished(outside.remove)
  chmodSync(outside.path, 0o755)
  const owned = (name: string, id: number, mode: number) => {
    const path = join(outside.path, name)
    mkdirSync(path, { mode })
    chownSync(path, id, id)
    return path
  }
  const releases = owned('releases', publisher, 0o755)
  const cache = owned('cache', publisher, 0o755)
  const data = owned('data', server, 0o700)

  const env = { ...passedOn(), NODE_COMPILE_CACHE: '', RELEASES_DIR: releases, HOME: '/mnt', TMPDIR: '/mnt' }
  const publish = () =>
    spawnSync(
      'unshare',
      [
        '--mount',
        'sh',
        '-c',
        sandbox(app, releases, cache),
        'sh',
        ...asUser(publisher, [process.execPath, 'publish/publish.ts']),
      ],
      { cwd: app, env, encoding: 'utf8' },
    )
  const first = publish()
  expect(first.stdout + first.stderr).toMatch(/^Building the site …\nBuilt in .* release 1-\w+\.\n$/)
  expect(existsSync(join(cache, 'built-parts'))).toBe(true)

  const port = await freePort()
  const url = `http://localhost:${port}`
  const [command = '', ...args] = asUser(server, [
    'sh',
    '-c',
    'umask 077; exec "$@"',
    'sh',
    process.execPath,
    'server/main.ts',
  ])
  const running = spawn(command, args, {
    cwd: app,
    env: {
      ...passedOn(),
      NODE_COMPILE_CACHE: '',
      RELEASES_DIR: releases,
      DATA_DIR: data,
      HOST: 'localhost',
      PORT: `${port}`,
    },
  })
  onTestFinished(() => void running.kill('SIGKILL'))
  const page = async () => (await fetch(`${url}/destinations/${place}`).catch(() => null))?.text()
  await expect.poll(page, { timeout: 20_000 }).toContain('From €')

  const content = join(app, `content/destinations/${place}.yaml`)
  writeFileSync(content, readFileSync(content, 'utf8').replace(/^price: .*/m, 'price: 987'))
  expect(publish().stderr).toBe('')
  await expect.poll(page, { timeout: 20_000 }).toContain('From €987')

  const release = join(releases, readlinkSync(join(releases, 'current')))
  expect(statSync(join(data, 'meridaya.sqlite')).mode & 0o077).toBe(0)
  const tries = (id: number, script: string) => {
    const [tool = '', ...rest] = asUser(id, ['sh', '-c', script])
    return spawnSync(tool, rest).status
  }
  expect(tries(server, `echo x > ${releases}/x`)).not.toBe(0)
  expect(tries(server, `echo x > ${release}/client/index.html`)).not.toBe(0)
  expect(tries(publisher, `cat ${data}/meridaya.sqlite`)).not.toBe(0)
  const [tool = '', ...rest] = asUser(server, [process.execPath, 'publish/publish.ts'])
  const refused = spawnSync(tool, rest, { cwd: app, env, encoding: 'utf8' })
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining(`${releases} cannot be written, so nothing was published`),
  ])
  expect(execFileSync('find', [app, '-newer', content, '-type', 'f'], { encoding: 'utf8' })).toBe('')
}, 240_000)
