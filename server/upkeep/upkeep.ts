import type { Context } from '#server/context.ts'
import { takeChore } from './chores.ts'
import { sweep } from './retention.ts'

const tickMs = 60_000
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const jumpMs = 60_000

/** Background tasks: drops ended limits, and sweeps once a day. */
export class Upkeep {
  readonly #context: Context
  readonly #steadyMs: number
  readonly #elapsed: () => number
  /** The clock's time minus the time that has passed since the start. */
  #offset: number | undefined
  #steadySince = 0
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()

  constructor(context: Context, { steadyMs = hourMs, elapsed = () => performance.now() } = {}) {
    this.#context = context
    this.#steadyMs = steadyMs
    this.#elapsed = elapsed
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#begin(), tickMs)
    this.#begin()
  }

  /** Resolves when the current task is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** Does what is due. Of several servers on a database, one does the daily sweep. */
  async tick(): Promise<void> {
    const { counters, log } = this.#context
    try {
      await counters.forgetEnded()
      if (!this.#isClockSteady() || !(await takeChore(this.#context, 'sweep', dayMs))) return
      const swept = await sweep(this.#context)
      if (Object.values(swept).some((count) => count > 0))
        log.info({ swept }, 'What is kept no longer is deleted')
    } catch (error) {
      log.error({ err: error }, 'The daily upkeep failed')
    }
  }

  /**
   * Whether the clock has run evenly for an hour. Otherwise a machine whose clock is wrong at its start or for a minute
   * would delete recent data.
   */
  #isClockSteady(): boolean {
    const { clock, log } = this.#context
    const elapsed = this.#elapsed()
    const offset = clock.now() - elapsed
    if (this.#offset === undefined || Math.abs(offset - this.#offset) > jumpMs) {
      if (this.#offset !== undefined)
        log.warn('The clock jumped. Nothing is deleted until it has run evenly for an hour')
      this.#offset = offset
      this.#steadySince = elapsed
    }
    return elapsed - this.#steadySince >= this.#steadyMs
  }

  #begin(): void {
    this.#running = this.#running.then(() => this.tick())
  }
}
