import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import nodeFlags from '#server/node-flags.json' with { type: 'json' }
import { freePort } from './ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Long enough for a busy machine. */
const startTimeoutMs = 60_000

export interface RunningServer {
  url: string
  port: number
  pid: number
  /** Everything printed so far, for error messages. */
  output: () => string
  /** SIGTERM, then waits; resolves with the exit code. */
  stop: () => Promise<number | null>
  /** SIGKILL, as in a power failure. */
  kill: () => Promise<void>
}

export interface ServerOptions {
  /** The data folder. Reuse it to test a restart. */
  dataDir: string
  port?: number
  env?: Record<string, string>
  /** More flags for Node. */
  flags?: string[]
}

/** Starts `server/main.ts` as a separate process and waits until it answers. */
export async function startServer({
  dataDir,
  port: wished,
  env = {},
  flags = [],
}: ServerOptions): Promise<RunningServer> {
  const port = wished ?? (await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...nodeFlags, ...flags, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutTestRunner(process.env),
      HOST: 'localhost',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      // A developer's own .env must not connect tests to a real database or mail server.
      DATABASE_URL: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      AUTH_MODE: '',
      EMAIL_LIMIT_PER_MINUTE: '10000',
      EMAIL_LIMIT_PER_DAY: '10000000',
      AUTH_MAILS_PER_HOUR: '1000000',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  void ended.then(() => process.off('exit', abandon))

  try {
    await Promise.race([
      answering(`${url}/healthz`),
      ended.then((code) => Promise.reject(new Error(`it ended with code ${code}`))),
    ])
  } catch (error) {
    await end('SIGKILL')
    throw new Error(`The server did not start: ${String(error)}\n${output}`, { cause: error })
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** The environment for our processes, without a developer's own settings. */
export function passedOn(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}

/** A folder for one server's data, with a function to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'meridaya-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

async function answering(url: string) {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`no healthy answer in ${startTimeoutMs} ms`)
    await sleep(50)
  }
}

function withoutTestRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => name !== 'NODE_OPTIONS' && name !== 'NODE_ENV' && !name.startsWith('VITEST'),
    ),
  )
}
