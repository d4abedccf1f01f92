import type { Context } from '../context.ts'
import { takeChore } from './chores.ts'
import { sweep } from './retention.ts'

const tickMs = 60_000
const dayMs = 24 * 60 * 60_000

/** What the server does by itself beside its work: forgets ended limits, and sweeps once a day. */
export class Upkeep {
  readonly #context: Context
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()

  constructor(context: Context) {
    this.#context = context
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#begin(), tickMs)
    this.#begin()
  }

  /** Resolves when what was under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** One look at what is due. Of several servers on a database one does the day's sweep. */
  async tick(): Promise<void> {
    const { counters, log } = this.#context
    try {
      await counters.forgetEnded()
      if (!(await takeChore(this.#context, 'sweep', dayMs))) return
      const swept = await sweep(this.#context)
      if (Object.values(swept).some((count) => count > 0))
        log.info({ swept }, 'What is kept no longer is deleted')
    } catch (error) {
      log.error({ err: error }, 'The daily upkeep failed')
    }
  }

  #begin(): void {
    this.#running = this.#running.then(() => this.tick())
  }
}
