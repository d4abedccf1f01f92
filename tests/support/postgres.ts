import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync, statfsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './ports.ts'

export interface StandbyPostgres extends PrivatePostgres {
  /** Resolves when it writes. */
  promote: () => Promise<void>
}

export interface PrivatePostgres {
  /** Address of the maintenance database, with a user that may create databases. */
  url: string
  stop: () => Promise<void>
  /** Restarts it on the same files: `fast` rolls back and disconnects, `immediate` crashes. */
  restart: (how: 'fast' | 'immediate') => Promise<void>
  /** Freezes all its processes: connections stay open, and nothing is answered. */
  freeze: () => void
  thaw: () => void
}

interface Owner {
  uid: number
  gid: number
}

const startTimeoutMs = 20_000

/**
 * A private Postgres for one run, or null if PostgreSQL's binaries are not installed. Tests kill our servers, never
 * this one, so it keeps its files in memory. For measurements it syncs to the disk.
 */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<PrivatePostgres | null> {
  const binaries = findBinaries()
  if (binaries === null) return null

  const owner = findOwner()
  const folder = await mkdtemp(join(isDurable ? tmpdir() : fastFolder(), 'meridaya-pg-'))
  const password = randomBytes(12).toString('hex')
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  await writeFile(join(folder, 'password'), `${password}\n`)
  if (owner !== null) {
    for (const path of [folder, data, join(folder, 'password')]) await chown(path, owner.uid, owner.gid)
  }

  try {
    const identity = ['--username=meridaya', `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256']
    const form = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions', '--pgdata', data]
    await run(join(binaries, 'initdb'), [...identity, ...form], folder, owner)
    return await listen(join(binaries, 'postgres'), folder, { password, isDurable, owner })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Each new database is 300 files, which a file system in memory creates in a tenth of the CPU time. */
export function fastFolder(): string {
  const memory = '/dev/shm'
  // Containers often give it 64 MB only.
  const isLarge = existsSync(memory) && freeBytes(memory) > 2 ** 31
  return isLarge ? memory : tmpdir()
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** A synchronous standby: from then on, the given one confirms a commit only once the standby has it. */
export async function startStandby(primary: PrivatePostgres): Promise<StandbyPostgres> {
  const binaries = findBinaries('pg_basebackup') ?? ''
  const owner = findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-pg-'))
  if (owner !== null) await chown(folder, owner.uid, owner.gid)
  const copy = [
    '--dbname',
    primary.url,
    '--pgdata',
    join(folder, 'data'),
    '--write-recovery-conf',
    '--checkpoint=fast',
  ]
  await run(join(binaries, 'pg_basebackup'), copy, folder, owner)
  const { password } = new URL(primary.url)
  const standby = await listen(join(binaries, 'postgres'), folder, { password, isDurable: false, owner })
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')
  return { ...standby, promote: () => ask(standby.url, 'select pg_promote(true, 30)') }
}

export async function ask(url: string, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(question)
  } finally {
    await client.end()
  }
}

async function listen(
  postgres: string,
  folder: string,
  { password, isDurable, owner }: { password: string; isDurable: boolean; owner: Owner | null },
) {
  const port = await freePort()
  const url = `postgres://meridaya:${password}@127.0.0.1:${port}/postgres`
  const settings = {
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const begin = () => launch(postgres, ['-D', join(folder, 'data'), ...flags], folder, owner)
  let child = begin()
  const family = (signal: NodeJS.Signals) => {
    if (child.process.exitCode !== null) return
    for (const pid of [child.process.pid, ...childrenOf(child.process.pid)])
      if (pid) process.kill(pid, signal)
  }

  // A run that is killed before its teardown must not leave a database behind.
  const abandon = () => {
    family('SIGCONT')
    child.process.kill('SIGQUIT')
  }
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    family('SIGCONT')
    child.process.kill('SIGINT')
    await child.ended
    await rm(folder, { recursive: true, force: true })
  }
  const started = () =>
    Promise.race([
      answering(url),
      child.ended.then(() =>
        Promise.reject(new Error(`Postgres stopped while starting:\n${child.output()}`)),
      ),
    ])
  const restart = async (how: 'fast' | 'immediate') => {
    child.process.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await child.ended
    child = begin()
    await started()
  }

  try {
    await started()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, restart, freeze: () => family('SIGSTOP'), thaw: () => family('SIGCONT') }
}

function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').map(Number) : []
}

async function answering(url: string) {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

async function run(command: string, args: string[], cwd: string, owner: Owner | null) {
  const child = launch(command, args, cwd, owner)
  if ((await child.ended) !== 0) throw new Error(`${command} failed:\n${child.output()}`)
}

function launch(command: string, args: string[], cwd: string, owner: Owner | null) {
  const child: ChildProcess = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], ...owner })
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  return { process: child, ended, output: () => output }
}

function findBinaries(needed = 'initdb'): string | null {
  const installed = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
    '/Applications/Postgres.app/Contents/Versions/*/bin',
  ].flatMap((pattern) => globSync(pattern).toSorted().toReversed())
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed]
  return folders.find((bin) => existsSync(join(bin, needed)) && existsSync(join(bin, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('Running as root, and neither the user postgres nor nobody exists to run Postgres as.')
}
