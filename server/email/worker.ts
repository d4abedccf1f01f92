import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseUnavailable } from '#server/database/unavailable.ts'
import { leaseMs, maxAttempts } from './outbox.ts'
import { acknowledgementKind } from './acknowledgement-mail.ts'
import type { Lane, Outbox, StoredMessage } from './outbox.ts'
import { PermanentRefusal, permanentRefusal } from './refusal.ts'
import type { Transport } from './transport.ts'

/** How many mails of one lane may hold a slot at once. */
const slots = 5
/** How many mails of each lane may be in progress. Mail servers limit the connections of one sender. */
const places: Record<Lane, number> = { first: 20, again: 10 }
const lanes = ['first', 'again'] as const

const patience = {
  /** A mail that takes longer frees its slot, so that it does not delay others. */
  briskMs: 1_000,
  /**
   * A first try that takes longer also frees its place if all are taken and others wait. With these `places`, 240 mails that get
   * stuck at once delay the next ones by a minute.
   */
  turnMs: 5_000,
  /** A mail that is not accepted by then has failed, even if the mail server is still answering. */
  deadlineMs: 50_000,
}

const pollMs = 2_000
/** How long to collect free slots before claiming more mails, because every claim is a write. */
const gatherMs = 50
const graceMs = 10_000
const settleTries = 30
const settleGapMs = 1_000

interface Delivery {
  message: StoredMessage
  abort: (reason: Error) => void
  isBrisk: boolean
  hadItsTurn: boolean
}

/**
 * Sends the outbox's mails until stopped. It polls the outbox; a notification only shortens the wait. Retried mails have their own
 * places, so that they do not delay others.
 */
export class Worker {
  readonly #outbox: Outbox
  readonly #transport: Transport
  readonly #log: FastifyBaseLogger
  readonly #ownAddresses: ReadonlySet<string>
  readonly #patience: typeof patience
  readonly #underWay = new Set<Delivery>()
  #running: Promise<void> | undefined
  #isStopping = false
  /** Lanes to check without waiting. */
  readonly #nudged = new Set<Lane>()
  #isReadable = true
  /** Lanes in which the last claim filled all slots, so that there may be more mails. */
  readonly #busy = new Set<Lane>()
  readonly #gathering: Partial<Record<Lane, NodeJS.Timeout>> = {}
  #wake: () => void = () => {}

  constructor(
    parts: {
      outbox: Outbox
      transport: Transport
      log: FastifyBaseLogger
      /** The agency's addresses. Mail to them is not given up after a permanent refusal. */
      ownAddresses?: string[]
    },
    limits: typeof patience = patience,
  ) {
    this.#outbox = parts.outbox
    this.#transport = parts.transport
    this.#log = parts.log
    this.#ownAddresses = new Set(parts.ownAddresses?.map((address) => address.toLowerCase()))
    this.#patience = limits
  }

  start(): void {
    this.#outbox.onEnqueue(() => this.#nudge('first'))
    this.#running ??= this.#run()
  }

  /** Stops claiming mails. Waits up to `graceMs` for those in progress, then returns the rest to the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#outbox.onEnqueue(undefined)
    this.#nudge('first')
    const graceEnds = performance.now() + graceMs
    await Promise.race([this.#running, wait(graceMs, undefined, { ref: false })])
    while (this.#underWay.size > 0 && performance.now() < graceEnds) await wait(20)
    for (const gathering of Object.values(this.#gathering)) clearTimeout(gathering)
    const unfinished = [...this.#underWay]
    this.#underWay.clear()
    for (const { abort } of unfinished) abort(new Error('The server stops.'))
    this.#transport.close()
    await Promise.allSettled(unfinished.map(({ message }) => this.#outbox.release(message)))
  }

  async #run(): Promise<void> {
    let allLookedAt = -Infinity
    while (!this.#isStopping) {
      if (performance.now() >= allLookedAt + pollMs) {
        for (const lane of lanes) this.#nudged.add(lane)
        allLookedAt = performance.now()
      }
      for (const lane of lanes) if (this.#nudged.delete(lane)) await this.#look(lane)
      await this.#pause(allLookedAt + pollMs - performance.now())
    }
  }

  async #look(lane: Lane): Promise<void> {
    const free = this.#freeSlots(lane)
    const claimed = free > 0 ? await this.#claim(free, lane) : []
    if (claimed.length === free) this.#busy.add(lane)
    else this.#busy.delete(lane)
    for (const message of claimed) void this.#deliver(message)
    if (lane === 'first' && this.#inLane(lane).length >= places[lane]) await this.#makeRoom()
  }

  #inLane(lane: Lane): Delivery[] {
    return [...this.#underWay].filter(({ message }) => laneOf(message) === lane)
  }

  #freeSlots(lane: Lane): number {
    const underWay = this.#inLane(lane)
    const brisk = underWay.filter(({ isBrisk }) => isBrisk).length
    return Math.max(0, Math.min(slots - brisk, places[lane] - underWay.length))
  }

  /** Interrupts first tries that took longer than `turnMs`, if others wait for a place. */
  async #makeRoom(): Promise<void> {
    const over = this.#inLane('first').filter(({ hadItsTurn }) => hadItsTurn)
    if (over.length === 0 || !(await this.#isAwaited())) return
    for (const { abort } of over.slice(0, slots))
      abort(new Error(`Not handed over within ${this.#patience.turnMs / 1000} s, and others were waiting.`))
  }

  async #isAwaited(): Promise<boolean> {
    try {
      return await this.#outbox.hasDue('first')
    } catch {
      return false
    }
  }

  async #claim(most: number, lane: Lane): Promise<StoredMessage[]> {
    try {
      const claimed = await this.#outbox.claim(most, lane)
      if (!this.#isReadable) this.#log.warn('The outbox can be read again')
      this.#isReadable = true
      return claimed
    } catch (error) {
      if (this.#isReadable) this.#log.error({ err: error }, 'The outbox could not be read')
      this.#isReadable = false
      return []
    }
  }

  async #deliver(message: StoredMessage): Promise<void> {
    const breakOff = new AbortController()
    const delivery = {
      message,
      abort: (reason: Error) => breakOff.abort(reason),
      isBrisk: true,
      hadItsTurn: false,
    }
    this.#underWay.add(delivery)
    const { briskMs, turnMs, deadlineMs } = this.#patience
    const timers = [
      setTimeout(() => {
        delivery.isBrisk = false
        this.#refill(laneOf(message))
      }, briskMs),
      setTimeout(() => {
        delivery.hadItsTurn = true
        this.#refill(laneOf(message))
      }, turnMs),
      setTimeout(
        () => delivery.abort(new Error(`Not handed over within ${deadlineMs / 1000} s.`)),
        deadlineMs,
      ),
    ]
    const renewal = setInterval(() => void this.#renew(message), leaseMs / 3)
    const failure = await this.#attempt(message, breakOff.signal)
    clearInterval(renewal)
    for (const timer of timers) clearTimeout(timer)
    // stop() has returned the mail to the queue meanwhile, so its result must not be recorded.
    if (!this.#underWay.has(delivery)) return
    await this.#settle(() => (failure ? this.#fail(message, failure) : this.#outbox.settleSent(message)))
    this.#underWay.delete(delivery)
    this.#refill(laneOf(message))
  }

  /** Claims more mails soon, or at once if no other mail is likely to finish meanwhile. */
  #refill(lane: Lane): void {
    if (!this.#busy.has(lane)) return
    const isAlone = this.#freeSlots(lane) === slots
    clearTimeout(this.#gathering[lane])
    this.#gathering[lane] = setTimeout(() => this.#nudge(lane), isAlone ? 0 : gatherMs)
  }

  async #attempt(message: StoredMessage, signal: AbortSignal): Promise<Error | undefined> {
    if (message.attempt > maxAttempts) return new Error('The server stopped during every attempt.')
    const brokenOff = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    )
    try {
      await this.#assertWanted(message)
      await Promise.race([this.#transport.send(message, signal), brokenOff])
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Addresses that recently bounced get no acknowledgement. */
  async #assertWanted({ kind, recipient }: StoredMessage): Promise<void> {
    if (kind !== acknowledgementKind) return
    const code = await this.#outbox.refusalOf(recipient)
    if (code !== undefined)
      throw new PermanentRefusal(`Not tried: this mailbox was refused lately (${code}).`, code)
  }

  async #fail(message: StoredMessage, failure: Error): Promise<void> {
    const { code, responseCode } = failure as Error & { code?: string; responseCode?: number }
    const refusal = permanentRefusal(failure)
    const isOurs = this.#ownAddresses.has(message.recipient.toLowerCase())
    if (refusal !== undefined && !isOurs) {
      await this.#outbox.settleRefused(message, failure.message, refusal)
      const { id, kind, attempt } = message
      this.#log.warn({ message: id, kind, attempt, code, responseCode }, 'A recipient was refused for good')
      return
    }
    if (refusal !== undefined)
      this.#log.error(
        { message: message.id, responseCode },
        'The mail server refuses the agency’s own address',
      )
    const state = await this.#outbox.settleFailed(message, failure.message, responseCode)
    const { id, kind, attempt } = message
    // Mail servers repeat the recipient in their messages, so only their codes are logged.
    const outcome = { message: id, kind, attempt, code, responseCode }
    if (state === 'dead')
      this.#log.error(outcome, 'A mail could not be delivered and will not be tried again')
    else this.#log.warn(outcome, 'A mail could not be delivered yet')
  }

  async #renew(message: StoredMessage): Promise<void> {
    try {
      await this.#outbox.renew(message)
    } catch (error) {
      this.#log.warn({ err: error }, 'The lease of a mail could not be renewed')
    }
  }

  /**
   * Records the result, and retries for a while, because a mail whose sending is not recorded is sent again when its lease ends.
   */
  async #settle(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await write()
        return
      } catch (error) {
        if (tries === 1) this.#log.error({ err: error }, 'The outbox could not be written')
        if (tries === settleTries || this.#isStopping || !(error instanceof DatabaseUnavailable)) return
        await wait(settleGapMs)
      }
    }
  }

  #nudge(lane: Lane): void {
    this.#nudged.add(lane)
    this.#wake()
  }

  async #pause(ms: number): Promise<void> {
    if (this.#nudged.size > 0 || this.#isStopping || ms <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
  }
}

/** Claiming increments `attempt`, so it is 1 during the first try. */
function laneOf({ attempt }: StoredMessage): Lane {
  return attempt === 1 ? 'first' : 'again'
}
