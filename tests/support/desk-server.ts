import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './ports.ts'
import { passedOn } from './server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningDesk {
  url: string
  port: number
  /** Signs in this machine's user once. Empty if the Desk has its own host name. */
  link: string
  stop: () => Promise<void>
}

/** Starts the Desk as a separate process with Tara as its staff, and waits until it listens. */
export async function startDesk(env: Record<string, string>): Promise<RunningDesk> {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/desk/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...passedOn(),
      DESK_PORT: String(port),
      DESK_STAFF: 'Tara Rao <tara@agency.example>',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const link = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
        // Printed once it listens.
        const [found] = /http:\/\/\S+#\S+/.exec(output) ?? []
        if (found) resolve(found)
        else if (env['DESK_URL'] && output.includes(env['DESK_URL'])) resolve('')
      })
    void ended.then(() => reject(new Error(`The Desk did not start:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    port,
    link,
    stop: () => {
      child.kill()
      return ended
    },
  }
}
