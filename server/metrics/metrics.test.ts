import { expect, it } from 'vitest'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { createTestApp, openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import type { StoredMessage } from '#server/email/outbox.ts'
import { createMetricsServer } from './metrics-server.ts'
import { Metrics } from './metrics.ts'

/** The worker polls every two seconds, and the machine may be busy. */
const patience = { timeout: 10_000 }

describeEachDatabase('metrics', (database) => {
  async function open(send: (message: StoredMessage) => Promise<void> = async () => {}) {
    const metrics = new Metrics()
    const { app, context } = await createTestApp({
      database,
      overrides: { metrics, transport: { send, close: () => {} } },
    })
    const server = createMetricsServer(metrics, context.log)
    const scrape = async () => (await server.inject('/metrics')).body
    return { app, context, server, scrape }
  }

  const enquire = (from: string) => ({
    method: 'POST' as const,
    url: emailSendPath,
    remoteAddress: '203.0.113.7',
    payload: {
      user_id: emailDefaults.publicKey,
      service_id: emailDefaults.serviceId,
      template_id: emailDefaults.queryTemplateId,
      template_params: { from_name: 'Asha Rao', from_email: from, item_name: 'Bali' },
    },
  })

  it('time requests by route, and contain no visitor’s words', async () => {
    const { app, scrape } = await open()
    await app.inject(enquire('asha@example.org'))
    await app.inject('/auth/v1/verify?token=secret-token&type=signup')
    await app.inject('/no/such/page-of-asha')
    const text = await scrape()
    expect(text).toContain(
      'meridaya_http_request_duration_seconds_count{method="POST",route="/api/v1.0/email/send",status="200"} 1',
    )
    expect(text).toContain('_count{method="GET",route="none",status="503"} 1')
    for (const personal of ['asha', 'Asha', 'secret-token', '203.0.113.7'])
      expect(text).not.toContain(personal)
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('count sent mails, failed attempts and the mails in the outbox', async () => {
    let isDown = true
    const { app, context, scrape } = await open(async () => {
      if (isDown) throw new Error('no mail server')
    })
    await app.inject(enquire('asha at home'))
    await expect
      .poll(scrape, patience)
      .toContain('meridaya_mail_attempts_total{kind="enquiry",outcome="failed"} 1')
    await expect.poll(scrape, patience).toContain('meridaya_outbox_messages{state="queued"} 1')
    isDown = false
    await context.database.updateTable('messages').set({ nextAttemptAt: 0 }).execute()
    await expect.poll(scrape, patience).toContain('{kind="enquiry",outcome="sent"} 1')
    await expect.poll(scrape, patience).toContain('meridaya_outbox_messages{state="queued"} 0')
  })

  it('report how long the oldest waiting mail has been due', async () => {
    const context = await openTestContext({ database })
    const metrics = new Metrics()
    metrics.watchOutbox(context)
    const lag = async () => /^meridaya_outbox_lag_seconds (.*)$/m.exec(await metrics.registry.metrics())?.[1]
    expect(await lag()).toBe('0')
    const mail = { kind: 'test', to: 'a@b.example', subject: 's', text: 't', html: 'h' }
    await context.database.transaction().execute((tx) => context.outbox.enqueue(tx, mail, null))
    await context.database
      .updateTable('messages')
      .set({ nextAttemptAt: Date.now() - 90_000 })
      .execute()
    expect(Number(await lag())).toBeCloseTo(90, -1)
  })

  it('are the only route, and answer 503 when the database is unavailable', async () => {
    const { server, context } = await open()
    expect((await server.inject('/')).statusCode).toBe(404)
    await context.database.destroy()
    const answer = await server.inject('/metrics')
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 503, body: 'Not available' })
  })
})
