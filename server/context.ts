import type { FastifyBaseLogger } from 'fastify'
import { argon2 } from './auth/accounts/password-hasher.ts'
import type { PasswordHasher } from './auth/accounts/password-hasher.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './database/open.ts'
import type { Database } from './database/open.ts'
import { Outbox } from './email/outbox.ts'
import { createCounters } from './limits/counters.ts'
import type { Counters } from './limits/counters.ts'
import { LiveSite } from './site/live-site.ts'

/** The dependencies of every part of the server, built once. */
export interface Context {
  config: Config
  database: Database
  outbox: Outbox
  counters: Counters
  /** The built site; it is read when the server starts. */
  site: LiveSite
  passwordHasher: PasswordHasher
  clock: Clock
  log: FastifyBaseLogger
}

export type ContextOverrides = Partial<Omit<Context, 'config'>> & { log: FastifyBaseLogger }

/** Builds what the overrides do not provide. A caller that provides a database closes it. */
export async function createContext(config: Config, overrides: ContextOverrides): Promise<Context> {
  const clock = overrides.clock ?? systemClock
  const database = overrides.database ?? (await openDatabase(config.database))
  const outbox = overrides.outbox ?? new Outbox({ database, clock, from: config.mail.from.address })
  const counters = overrides.counters ?? createCounters(database, clock)
  const passwordHasher = overrides.passwordHasher ?? argon2
  const site = overrides.site ?? new LiveSite(config.releasesDir, overrides.log)
  return { config, clock, database, outbox, counters, site, passwordHasher, log: overrides.log }
}
