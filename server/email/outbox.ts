import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Clock } from '#server/clock.ts'
import { isPostgres } from '#server/database/is-postgres.ts'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import { findSuppressed, suppress } from './suppressions.ts'
import type { MessageAttemptTable, MessageTable } from './tables.ts'

/** A mail to queue. */
export interface Message {
  /** What the mail is for, such as `enquiry` or `confirm-address`. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Message-IDs of the earlier mails of the conversation, ending with the one it replies to. */
  thread?: string[]
  /** Whether it contains a link or code that signs in. Its text is then removed once it is sent. */
  holdsSecret?: boolean
}

/**
 * The enquiry or account that a mail belongs to and is deleted with. Null for mails that belong to neither and are deleted once
 * they are sent: notices of a deleted account, and digests.
 */
export type MailOwner = { enquiryId: string } | { accountId: string } | null

export type StoredMessage = Selectable<MessageTable>

/** `first`: untried mails. `again`: mails that were tried before or have a wrong date. */
export type Lane = 'first' | 'again'

export const leaseMs = 15_000
export const maxAttempts = 24

const firstDelayMs = 30_000
const longestDelayMs = 4 * 60 * 60_000
const wrongClockMs = 2 * 24 * 60 * 60_000

/** The worker sees a row only after its transaction commits, so it is notified a moment later. */
const nudgeMs = 25

/** The table of mails to send. Every mail promised to a visitor is a committed row here. */
export class Outbox {
  readonly #database: Database
  readonly #clock: Clock
  readonly #domain: string
  #nudge: (() => void) | undefined

  constructor(parts: { database: Database; clock: Clock; from: string }) {
    this.#database = parts.database
    this.#clock = parts.clock
    this.#domain = parts.from.slice(parts.from.lastIndexOf('@') + 1)
  }

  /** Queues a mail in the caller's transaction. Returns the row's id. */
  async enqueue(tx: DatabaseTransaction, message: Message, owner: MailOwner): Promise<string> {
    const id = randomUUID()
    const now = this.#clock.now()
    await tx
      .insertInto('messages')
      .values({
        id,
        kind: message.kind,
        recipient: message.to,
        replyTo: message.replyTo ?? null,
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${id}@${this.#domain}>`,
        state: 'queued',
        attempt: 0,
        nextAttemptAt: now,
        leasedUntil: null,
        lastError: null,
        createdAt: now,
        ...owner,
        sentAt: null,
        thread: message.thread?.join(' ') || null,
        holdsSecret: message.holdsSecret ? 1 : 0,
      })
      .execute()
    setTimeout(() => this.#nudge?.(), nudgeMs).unref()
    return id
  }

  /** Sets a callback for mail queued in this process. Mail queued elsewhere is found by polling. */
  onEnqueue(nudge: (() => void) | undefined): void {
    this.#nudge = nudge
  }

  /**
   * Leases due mails for `leaseMs`, oldest first: from one lane, or from both. Rows whose worker crashed become due again.
   */
  async claim(limit: number, lane?: Lane): Promise<StoredMessage[]> {
    const now = this.#clock.now()
    let due = this.#due(now, lane).limit(limit)
    if (isPostgres(this.#database)) due = due.forUpdate().skipLocked()
    // Materialised, because a query planner may run a subquery with a limit more than once.
    return this.#database
      .with(
        (list) => list('due').materialized(),
        () => due,
      )
      .updateTable('messages')
      .set((row) => ({ state: 'sending', attempt: row('attempt', '+', 1), leasedUntil: now + leaseMs }))
      .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
      .returningAll()
      .execute()
  }

  async hasDue(lane: Lane): Promise<boolean> {
    return (await this.#due(this.#clock.now(), lane).limit(1).executeTakeFirst()) !== undefined
  }

  /** Extends the lease, so that no other worker takes over a slow delivery. */
  async renew(message: StoredMessage): Promise<void> {
    await this.#update(this.#database, message, { leasedUntil: this.#clock.now() + leaseMs })
  }

  async settleSent(message: StoredMessage): Promise<void> {
    const now = this.#clock.now()
    const words = message.holdsSecret ? { text: '', html: '' } : {}
    await this.#settle(
      message,
      { state: 'sent', lastError: null, sentAt: now, ...words },
      { outcome: 'sent' },
    )
  }

  /** Queues a failed mail for later, or gives it up after the last attempt. Returns its new state. */
  async settleFailed(
    message: StoredMessage,
    error: string,
    smtpCode: number | null = null,
  ): Promise<'queued' | 'dead'> {
    const state = message.attempt >= maxAttempts ? 'dead' : 'queued'
    const nextAttemptAt = this.#clock.now() + delayAfter(message.attempt)
    const change = { state, lastError: error, nextAttemptAt } as const
    await this.#settle(message, change, { outcome: 'failed', smtpCode })
    return state
  }

  /** Gives a mail up at once: its recipient was refused permanently, and gets no further acknowledgements. */
  async settleRefused(message: StoredMessage, error: string, smtpCode: number): Promise<void> {
    await this.#settle(message, { state: 'dead', lastError: error }, { outcome: 'failed', smtpCode })
    await suppress(this.#database, message.recipient, { smtpCode, now: this.#clock.now() })
  }

  /** The code with which this mailbox was refused recently, or undefined. */
  async refusalOf(address: string): Promise<number | undefined> {
    return (await findSuppressed(this.#database, [address], this.#clock.now())).get(address)
  }

  /** Returns a mail to the queue without counting the attempt, for another worker or the next start. */
  async release(message: StoredMessage): Promise<void> {
    const change = { state: 'queued', attempt: message.attempt - 1, leasedUntil: null } as const
    await this.#update(this.#database, message, change)
  }

  /**
   * Ids of due mails, oldest first. A busy server looks for first tries all the time, so these are one range of one index.
   */
  #due(now: number, lane: Lane | undefined) {
    const due = this.#database.selectFrom('messages').select('id').orderBy('nextAttemptAt')
    if (lane === 'first')
      return due.where('state', '=', 'queued').where('nextAttemptAt', '<=', now).where('attempt', '=', 0)
    return due.orderBy('createdAt').where((where) =>
      where.or([
        where.and([
          where('state', '=', 'queued'),
          where('nextAttemptAt', '<=', now),
          where('attempt', '>=', lane === 'again' ? 1 : 0),
        ]),
        where.and([where('state', '=', 'sending'), where('leasedUntil', '<=', now)]),
        // A date far beyond any delay was written while the clock was ahead.
        where.and([where('state', '=', 'queued'), where('nextAttemptAt', '>', now + wrongClockMs)]),
        where.and([where('state', '=', 'sending'), where('leasedUntil', '>', now + wrongClockMs)]),
      ]),
    )
  }

  async #settle(
    message: StoredMessage,
    change: Partial<StoredMessage>,
    { outcome, smtpCode = null }: { outcome: 'sent' | 'failed'; smtpCode?: number | null },
  ): Promise<void> {
    const { id: messageId, attempt } = message
    const row = { id: randomUUID(), messageId, attempt, at: this.#clock.now(), outcome, smtpCode }
    const settled = { ...change, leasedUntil: null }
    if (isPostgres(this.#database)) return this.#settleAtOnce(message, settled, row)
    await this.#database.transaction().execute(async (tx) => {
      if (await this.#update(tx, message, settled))
        await tx.insertInto('messageAttempts').values(row).execute()
    })
  }

  /** One round trip to Postgres instead of four. SQLite has no round trips, and cannot write two tables in one statement. */
  async #settleAtOnce(
    message: StoredMessage,
    change: Partial<StoredMessage>,
    { id, at, outcome, smtpCode }: Omit<MessageAttemptTable, 'messageId' | 'attempt'>,
  ): Promise<void> {
    await this.#database
      .with('settled', () => this.#claimed(this.#database, message, change).returning(['id', 'attempt']))
      .insertInto('messageAttempts')
      .columns(['id', 'messageId', 'attempt', 'at', 'outcome', 'smtpCode'])
      .expression((from) =>
        from
          .selectFrom('settled')
          .select((row) => [
            row.val(id).as('rowId'),
            'settled.id',
            'settled.attempt',
            row.val(at).as('at'),
            row.val(outcome).as('outcome'),
            row.val(smtpCode).as('smtpCode'),
          ]),
      )
      .execute()
  }

  /** Compares the attempt number, so that a late result of a worker that lost its lease changes nothing. */
  #claimed(database: Database, message: StoredMessage, change: Partial<StoredMessage>) {
    return database
      .updateTable('messages')
      .set(change)
      .where('id', '=', message.id)
      .where('state', '=', 'sending')
      .where('attempt', '=', message.attempt)
  }

  /** Returns whether the mail was still leased to this worker. */
  async #update(
    database: Database,
    message: StoredMessage,
    change: Partial<StoredMessage>,
  ): Promise<boolean> {
    const updated = await this.#claimed(database, message, change).executeTakeFirst()
    return updated.numUpdatedRows === 1n
  }
}

/** 30 s, 1 min, 2 min … 4 h. With 24 attempts, a mail server may be down for more than two days. */
export function delayAfter(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs)
}
