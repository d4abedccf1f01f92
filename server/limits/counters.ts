import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { isPostgres } from '#server/database/is-postgres.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'

export interface Count {
  /** How many events the window has, this one included. */
  count: number
  /** How long until the window ends. */
  remainingMs: number
}

/** Counts events for every limit, in windows of time that begin with their first event. */
export interface Counters {
  /**
   * Adds one to the count of `name`. Names are unique across the whole server. Inside a transaction pass it along, because
   * waiting for a second connection could block the whole pool.
   */
  count(name: string, windowMs: number, tx?: DatabaseTransaction): Promise<Count>
  /** Drops windows that are over. */
  forgetEnded(): Promise<void>
}

/**
 * A window may end this much later than one that begins now: requests at the same moment, and servers on one database, do not
 * read quite the same time. One that ends later still was begun by a clock that ran ahead, and is over.
 */
const skewMs = 60_000

/** Servers on one Postgres share their counts. SQLite belongs to one server, which counts in memory. */
export function createCounters(database: Database, clock: Clock): Counters {
  return isPostgres(database) ? new SharedCounters(database, clock) : new LocalCounters(clock)
}

export class SharedCounters implements Counters {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  async count(name: string, windowMs: number, tx?: DatabaseTransaction): Promise<Count> {
    const now = this.#clock.now()
    const id = createHash('sha256').update(name).digest('base64url')
    const counted = await (tx ?? this.#database)
      .insertInto('counters')
      .values({ id, count: 1, endsAt: now + windowMs })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => {
          const isOver = row.or([
            row('counters.endsAt', '<=', now),
            row('counters.endsAt', '>', now + windowMs + skewMs),
          ])
          return {
            count: row
              .case()
              .when(isOver)
              .then(1)
              .else(row('counters.count', '+', 1))
              .end(),
            endsAt: row
              .case()
              .when(isOver)
              .then(row.ref('excluded.endsAt'))
              .else(row.ref('counters.endsAt'))
              .end(),
          }
        }),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow()
    return { count: counted.count, remainingMs: counted.endsAt - now }
  }

  async forgetEnded(): Promise<void> {
    await this.#database.deleteFrom('counters').where('endsAt', '<=', this.#clock.now()).execute()
  }
}

/** Beyond this many names at once the oldest windows are forgotten, so that memory stays bounded. */
const mostNames = 100_000

export class LocalCounters implements Counters {
  readonly #clock: Clock
  /** In the order in which the windows began. */
  readonly #windows = new Map<string, { count: number; endsAt: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async count(name: string, windowMs: number): Promise<Count> {
    const now = this.#clock.now()
    let window = this.#windows.get(name)
    if (window === undefined || window.endsAt <= now || window.endsAt > now + windowMs + skewMs) {
      window = { count: 0, endsAt: now + windowMs }
      this.#windows.delete(name)
      this.#windows.set(name, window)
      const [oldest] = this.#windows.keys()
      if (this.#windows.size > mostNames && oldest !== undefined) this.#windows.delete(oldest)
    }
    window.count += 1
    return { count: window.count, remainingMs: window.endsAt - now }
  }

  async forgetEnded(): Promise<void> {
    const now = this.#clock.now()
    for (const [name, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(name)
  }
}
