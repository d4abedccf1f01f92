import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/ports.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { createTransport } from './create-transport.ts'
import { Worker } from './worker.ts'

/** A real mail server that keeps what it accepts. */
async function openPeer(options: SMTPServerOptions = {}) {
  const port = await freePort()
  const accepted: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks).toString())
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${port}`, accepted, server }
}

async function openOffice(smtpUrl: string, database?: TestDatabase) {
  const clock = { offset: 0, now: () => Date.now() + clock.offset }
  const env = { SMTP_URL: smtpUrl, MAIL_FROM: 'Meridaya <bookings@travel.example>' }
  const context = await openTestContext({ env, overrides: { clock }, ...(database ? { database } : {}) })
  const startWorker = async () => {
    const transport = await createTransport(context.config.mail)
    const worker = new Worker({ outbox: context.outbox, transport, log: context.log })
    worker.start()
    onTestFinished(() => worker.stop())
    return worker
  }
  const enqueue = (to = 'desk@travel.example') => {
    const message = {
      kind: 'enquiry',
      to,
      replyTo: 'asha@example.org',
      subject: 'Grüße',
      text: 'Hello',
      html: '<p>Hello</p>',
    }
    return context.database.transaction().execute((tx) => context.outbox.enqueue(tx, message))
  }
  const row = () => context.database.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  return { context, clock, startWorker, enqueue, row }
}

const soon = { timeout: 8_000, interval: 25 }

describeEachDatabase('the worker', (database) => {
  it('delivers a queued mail to the mail server', async () => {
    const peer = await openPeer()
    const office = await openOffice(peer.url, database)
    await office.startWorker()
    const id = await office.enqueue()
    await vi.waitFor(
      async () => expect(await office.row()).toMatchObject({ state: 'sent', attempt: 1 }),
      soon,
    )
    const mail = await PostalMime.parse(peer.accepted[0] ?? '')
    expect(mail).toMatchObject({
      messageId: `<${id}@travel.example>`,
      from: { name: 'Meridaya', address: 'bookings@travel.example' },
      to: [{ address: 'desk@travel.example' }],
      replyTo: [{ address: 'asha@example.org' }],
      subject: 'Grüße',
      text: 'Hello\n',
    })
    expect(mail.html).toContain('<p>Hello</p>')
  })

  it('delivers what was queued while no worker ran', async () => {
    const peer = await openPeer()
    const office = await openOffice(peer.url, database)
    for (let count = 0; count < 12; count += 1) await office.enqueue()
    await office.startWorker()
    await vi.waitFor(() => expect(peer.accepted).toHaveLength(12), soon)
  })
})

describe('the worker and an unreliable mail server', () => {
  it('keeps the message queued when the mail server hangs up mid-send', async () => {
    let isFlaky = true
    const accepted: string[] = []
    const peer = await openPeer({
      onData(stream, session, done) {
        if (isFlaky) {
          const connections = [...server().connections]
          connections.find(({ id }) => id === session.id)?.close()
          stream.resume()
          return
        }
        stream.on('data', (chunk: Buffer) => accepted.push(chunk.toString()))
        stream.on('end', () => done())
      },
    })
    const server = () => peer.server
    const office = await openOffice(peer.url)
    await office.startWorker()
    const id = await office.enqueue()
    await vi.waitFor(async () => {
      expect(await office.row()).toMatchObject({ state: 'queued', attempt: 1, lastError: expect.any(String) })
    }, soon)
    isFlaky = false
    office.clock.offset = 60_000
    await vi.waitFor(
      async () => expect(await office.row()).toMatchObject({ state: 'sent', attempt: 2 }),
      soon,
    )
    expect(accepted.join('')).toContain(`<${id}@travel.example>`)
  })

  it('tries again later when the mail server says "not now"', async () => {
    let refusals = 0
    const peer = await openPeer({
      onRcptTo(_address, _session, done) {
        if (refusals > 0) return done()
        refusals += 1
        return done(Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 }))
      },
    })
    const office = await openOffice(peer.url)
    await office.startWorker()
    await office.enqueue()
    await vi.waitFor(async () => {
      expect(await office.row()).toMatchObject({ state: 'queued', lastError: expect.stringContaining('451') })
    }, soon)
    expect(peer.accepted).toEqual([])
    office.clock.offset = 60_000
    await vi.waitFor(() => expect(peer.accepted).toHaveLength(1), soon)
  })

  it('keeps the message queued when there is no mail server at all', async () => {
    const office = await openOffice(`smtp://127.0.0.1:${await freePort()}`)
    await office.startWorker()
    await office.enqueue()
    await vi.waitFor(async () => {
      expect(await office.row()).toMatchObject({
        state: 'queued',
        lastError: expect.stringContaining('ECONNREFUSED'),
      })
    }, soon)
  })

  it('finishes the mail in hand before it stops', async () => {
    const peer = await openPeer({
      onMailFrom(_address, _session, done) {
        setTimeout(done, 300)
      },
    })
    const office = await openOffice(peer.url)
    const worker = await office.startWorker()
    await office.enqueue()
    await vi.waitFor(async () => expect(await office.row()).toMatchObject({ state: 'sending' }), soon)
    await worker.stop()
    expect(await office.row()).toMatchObject({ state: 'sent' })
    await office.enqueue()
    await wait(200)
    expect(peer.accepted).toHaveLength(1)
  })

  it('treats an odd recipient as one address, never as a list', async () => {
    const recipients: string[] = []
    const peer = await openPeer({
      onRcptTo({ address }, _session, done) {
        recipients.push(address)
        done()
      },
    })
    const office = await openOffice(peer.url)
    await office.startWorker()
    await office.enqueue('desk@travel.example, everybody@evil.example')
    await vi.waitFor(
      async () => expect(await office.row()).toMatchObject({ attempt: 1, leasedUntil: null }),
      soon,
    )
    expect(recipients.filter((address) => address.startsWith('everybody'))).toEqual([])
    expect(recipients.length).toBeLessThanOrEqual(1)
  })
})
