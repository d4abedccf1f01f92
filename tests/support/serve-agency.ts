import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { createConfig } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'
import type { TestServer } from './accounts.ts'
import { movableClock } from './accounts.ts'
import type { Agency } from './operator.ts'

/** A server on the agency's data, for tests of commands that show visitors' data. It sends no mail. */
export async function serveAgency(
  { env, context }: Pick<Agency, 'env' | 'context'>,
  more: Env = {},
): Promise<TestServer> {
  const clock = movableClock()
  const app = await createApp(createConfig({ ...env, ...more }), {
    database: context.database,
    clock,
    log: pino({ level: 'silent' }),
    transport: { send: () => Promise.reject(new Error('The mail server is away.')), close: () => {} },
  })
  onTestFinished(() => app.close())
  await app.ready()
  return { app, clock, database: context.database }
}
