import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { dropDatabase, openTables, type TestDatabase } from '#tests/support/databases.ts'
import { createConfig } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'
import { createContext, type Context } from '#server/context.ts'
import { openDatabase } from '#server/database/open.ts'
import { operatorCommands } from '#server/operator/commands.ts'
import { runOperator } from '#server/operator/run-operator.ts'

/** A server's data and the commands for it. Removed after the test. */
export interface Agency {
  env: Env
  context: Context
  /** Runs `npm run meridaya -- …`. */
  operate: (...args: string[]) => Promise<Operation>
}

export interface Operation {
  code: number
  out: string
  notes: string
}

export async function openAgency(database: TestDatabase, more: Env = {}): Promise<Agency> {
  const env = await emptyEnv({ ...database, fresh: database.withTables }, more)
  const config = createConfig(env)
  const isGiven = more['DATABASE_URL'] !== undefined
  const open = await (isGiven ? openDatabase : openTables)(config.database)
  onTestFinished(() => open.destroy())
  const context = await createContext(config, { log: pino({ level: 'silent' }), database: open })
  return { env, context, operate: (...args) => operate(env, ...args) }
}

/** Settings for an empty data folder and, on Postgres, an empty database. */
export async function emptyEnv(database: TestDatabase, more: Env = {}): Promise<Env> {
  const url = await database.fresh()
  if (url !== '') onTestFinished(() => dropDatabase(url))
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
  }
  return { ...env, ...more }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridaya-operator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function operate(env: Env, ...args: string[]): Promise<Operation> {
  let out = ''
  let notes = ''
  const code = await runOperator(args, {
    groups: operatorCommands,
    env,
    output: {
      write: (text) => void (out += text),
      line: (text) => void (out += `${text}\n`),
      note: (text) => void (notes += `${text}\n`),
    },
  })
  return { code, out, notes }
}
