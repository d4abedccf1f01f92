import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** Setting name → value as written. */
export type Env = Record<string, string | undefined>

/** Relative paths in the settings start here, whatever folder the server was started from. */
export const repositoryRoot = resolve(import.meta.dirname, '../..')

/** The process environment over the `.env` file at the repository root, when there is one. */
export function readEnv(root: string): Env {
  const file = join(root, '.env')
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}
