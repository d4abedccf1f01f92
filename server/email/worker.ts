import type { FastifyBaseLogger } from 'fastify'
import { leaseMs, maxAttempts } from './outbox.ts'
import type { Outbox, StoredMessage } from './outbox.ts'
import type { Transport } from './transport.ts'

const batch = 5
const pollMs = 2_000
const graceMs = 10_000

/** Sends what the outbox holds, until stopped. Polling is the truth; a nudge only shortens the wait. */
export class Worker {
  readonly #outbox: Outbox
  readonly #transport: Transport
  readonly #log: FastifyBaseLogger
  readonly #inHand = new Set<StoredMessage>()
  #running: Promise<void> | undefined
  #isStopping = false
  #isNudged = false
  #wake: () => void = () => {}

  constructor(parts: { outbox: Outbox; transport: Transport; log: FastifyBaseLogger }) {
    this.#outbox = parts.outbox
    this.#transport = parts.transport
    this.#log = parts.log
  }

  start(): void {
    this.#outbox.onEnqueue(() => this.#nudge())
    this.#running ??= this.#run()
  }

  /** Resolves when the work in hand is done, or after a while when it has been handed back. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#outbox.onEnqueue(undefined)
    this.#nudge()
    const grace = Promise.withResolvers<void>()
    const timer = setTimeout(grace.resolve, graceMs)
    await Promise.race([this.#running, grace.promise])
    clearTimeout(timer)
    const unfinished = [...this.#inHand]
    this.#inHand.clear()
    this.#transport.close()
    for (const message of unfinished) await this.#outbox.release(message)
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const startedAt = performance.now()
      this.#isNudged = false
      const claimed = await this.#claim()
      await Promise.all(claimed.map((message) => this.#deliver(message)))
      if (claimed.length < batch) await this.#pause(pollMs - (performance.now() - startedAt))
    }
  }

  async #claim(): Promise<StoredMessage[]> {
    try {
      return await this.#outbox.claim(batch)
    } catch (error) {
      this.#log.error({ err: error }, 'The outbox could not be read')
      return []
    }
  }

  async #deliver(message: StoredMessage): Promise<void> {
    this.#inHand.add(message)
    const renewal = setInterval(() => void this.#record(() => this.#outbox.renew(message)), leaseMs / 3)
    const failure = await this.#attempt(message)
    clearInterval(renewal)
    // Handed back by stop() in the meantime: the outcome is no longer ours to record.
    if (!this.#inHand.delete(message)) return
    await this.#record(() => (failure ? this.#fail(message, failure) : this.#outbox.settleSent(message)))
  }

  async #attempt(message: StoredMessage): Promise<Error | undefined> {
    if (message.attempt > maxAttempts) return new Error('The server stopped during every attempt.')
    try {
      await this.#transport.send(message)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  async #fail(message: StoredMessage, failure: Error): Promise<void> {
    const { code, responseCode } = failure as Error & { code?: string; responseCode?: number }
    const state = await this.#outbox.settleFailed(message, failure.message, responseCode)
    const { id, kind, attempt } = message
    // Mail servers repeat the recipient in their words, so only their codes are logged.
    const outcome = { message: id, kind, attempt, code, responseCode }
    if (state === 'dead')
      this.#log.error(outcome, 'A mail could not be delivered and will not be tried again')
    else this.#log.warn(outcome, 'A mail could not be delivered yet')
  }

  /** A verdict that could not be written is no catastrophe: the lease runs out and the mail is sent again. */
  async #record(write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } catch (error) {
      this.#log.error({ err: error }, 'The outbox could not be written')
    }
  }

  #nudge(): void {
    this.#isNudged = true
    this.#wake()
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isNudged || this.#isStopping || ms <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
  }
}
