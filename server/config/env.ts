import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** Setting name → value as written. */
export type Env = Record<string, string | undefined>

/** Relative paths in the settings start here, not in the folder the server was started from. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

/** The process environment over the `.env` file at the repository root, when there is one. */
export function readEnv(root: string): Env {
  const file = join(root, '.env')
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}

/** The environment of a process that this one starts. */
export const childEnv = (settings: Env): Env => ({ ...process.env, ...settings })

/** `SD_LISTEN_FDS_START` of sd_listen_fds(3). */
const firstPassedSocket = 3

/** The socket that systemd listens on for us (docs/deploy/meridaya.socket), if there is one meant for this process. */
export function passedSocket(): number | null {
  const { LISTEN_FDS, LISTEN_PID } = process.env
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? firstPassedSocket : null
}
