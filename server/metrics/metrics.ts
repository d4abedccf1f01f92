import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { enquiryMailKinds } from '#server/email/enquiry-mail.ts'
import { permanentRefusal } from '#server/email/refusal.ts'
import { readDisk } from '#server/plugins/disk.ts'
import type { Transport } from '#server/email/transport.ts'

/**
 * The metrics for Prometheus. Labels are routes as they are written in the code, statuses, and kinds of mail:
 * never an address, a name or anything else that a visitor chose.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Histogram({
    name: 'meridaya_http_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })
  readonly #attempts = new Counter({
    name: 'meridaya_mail_attempts_total',
    help: 'Attempts to hand a mail on, by its kind and by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Times every request of this server. */
  watchRequests(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      this.#requests.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
    })
  }

  /** Counts what a transport does. */
  watchMails(transport: Transport): Transport {
    const count = (kind: string, outcome: 'sent' | 'failed' | 'refused') =>
      this.#attempts.inc({ kind, outcome })
    return {
      async send(message, signal) {
        try {
          await transport.send(message, signal)
        } catch (error) {
          count(message.kind, permanentRefusal(error) === undefined ? 'failed' : 'refused')
          throw error
        }
        count(message.kind, 'sent')
      },
      close: () => transport.close(),
    }
  }

  /** Reads the outbox and the disk at every scrape. All servers on one database report the same figures. */
  watchOutbox({ database, clock, config }: Pick<Context, 'database' | 'clock' | 'config'>): void {
    this.#gauge(
      'meridaya_disk_free_bytes',
      'Room on the disk that the server writes to.',
      [],
      async (gauge) => gauge.set((await readDisk(config.dataDir)).freeBytes),
    )
    const unsent = ['queued', 'sending', 'dead'] as const
    this.#gauge(
      'meridaya_outbox_messages',
      'Mails that are not sent, by state.',
      ['state'],
      async (gauge) => {
        for (const state of unsent) {
          const { count } = await database
            .selectFrom('messages')
            .select((row) => row.fn.countAll<number>().as('count'))
            .where('state', '=', state)
            .executeTakeFirstOrThrow()
          gauge.set({ state }, Number(count))
        }
      },
    )
    this.#gauge(
      'meridaya_agency_mails_failing',
      'Mails to the agency itself that failed at least once and are not sent.',
      [],
      async (gauge) => {
        const { count } = await database
          .selectFrom('messages')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('state', 'in', unsent)
          .where('kind', 'in', enquiryMailKinds)
          .where('lastError', 'is not', null)
          .executeTakeFirstOrThrow()
        gauge.set(Number(count))
      },
    )
    this.#gauge(
      'meridaya_outbox_lag_seconds',
      'How long the mail that waits longest is due.',
      [],
      async (gauge) => {
        const { due } = await database
          .selectFrom('messages')
          .select((row) => row.fn.min('nextAttemptAt').as('due'))
          .where('state', '=', 'queued')
          .executeTakeFirstOrThrow()
        gauge.set(due === null ? 0 : Math.max(0, (clock.now() - Number(due)) / 1000))
      },
    )
  }

  #gauge(name: string, help: string, labelNames: string[], look: (gauge: Gauge) => Promise<void>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => look(gauge),
    })
  }
}
