import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/ports.ts'
import { openSmtpPeer } from '#tests/support/smtp-peer.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { createTransport } from './create-transport.ts'
import { liftSuppressions } from './suppressions.ts'
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

/** A mail server that stops answering after a recipient whose address begins with "stuck". */
async function openPeerThatStalls() {
  const stalled: (() => void)[] = []
  const peer = await openPeer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('stuck')) stalled.push(done)
      else done()
    },
  })
  return {
    ...peer,
    stalledCount: () => stalled.length,
    release: () => stalled.splice(0).forEach((done) => done()),
  }
}

async function openOffice(smtpUrl: string, database?: TestDatabase) {
  const clock = { offset: 0, now: () => Date.now() + clock.offset }
  const env = { SMTP_URL: smtpUrl, MAIL_FROM: 'Travel agency <bookings@travel.example>' }
  const context = await openTestContext({ env, overrides: { clock }, ...(database ? { database } : {}) })
  const startWorker = async (patience = { briskMs: 15_000, turnMs: 15_000, deadlineMs: 50_000 }) => {
    const transport = await createTransport(context.config.mail)
    const ownAddresses = [context.config.mail.enquiryTo]
    const worker = new Worker({ outbox: context.outbox, transport, log: context.log, ownAddresses }, patience)
    worker.start()
    onTestFinished(() => worker.stop())
    return worker
  }
  const enqueue = (to = 'desk@travel.example', kind = 'enquiry') => {
    const message = {
      kind,
      to,
      replyTo: 'asha@example.org',
      subject: 'Grüße',
      text: 'Hello',
      html: '<p>Hello</p>',
    }
    return context.database.transaction().execute((tx) => context.outbox.enqueue(tx, message, null))
  }
  const rows = () => context.database.selectFrom('messages').selectAll().orderBy('createdAt').execute()
  const row = () => context.database.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  return { context, clock, startWorker, enqueue, row, rows }
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
      from: { name: 'Travel agency', address: 'bookings@travel.example' },
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

  it('finishes its current mail before it stops', async () => {
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

describe('the worker and a mail server that never finishes', () => {
  it.each(['trickle', 'silence'])('sends all other mail while one connection is stuck in %s', async (how) => {
    const peer = await openSmtpPeer({ EHLO: how })
    const office = await openOffice(peer.url)
    await office.startWorker()
    const stuck = await office.enqueue()
    await vi.waitFor(() => expect(peer.heard).toHaveLength(1), soon)
    peer.behave({})
    for (let count = 0; count < 12; count += 1) await office.enqueue()
    await vi.waitFor(() => expect(peer.received).toHaveLength(12), soon)
    await vi.waitFor(async () => {
      const open = (await office.rows()).filter(({ state }) => state !== 'sent')
      expect(open).toMatchObject([{ id: stuck, state: 'sending', attempt: 1 }])
      expect(open).toHaveLength(1)
    }, soon)
  })

  it('frees the slots of slow mails for others', async () => {
    const peer = await openSmtpPeer({ EHLO: 'trickle' })
    const office = await openOffice(peer.url)
    await office.startWorker({ briskMs: 500, turnMs: 5_000, deadlineMs: 50_000 })
    for (let count = 0; count < 5; count += 1) await office.enqueue()
    await vi.waitFor(() => expect(peer.heard).toHaveLength(5), soon)
    peer.behave({})
    await office.enqueue()
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), soon)
    expect((await office.rows()).filter(({ state }) => state === 'sending')).toHaveLength(5)
  })

  it('sends a mail queued behind more stuck ones than there are slots, long before their deadline', async () => {
    const peer = await openPeerThatStalls()
    const office = await openOffice(peer.url)
    for (let count = 0; count < 30; count += 1) await office.enqueue(`stuck-${count}@example.org`)
    await office.enqueue('asha@example.org')
    await office.startWorker({ briskMs: 50, turnMs: 200, deadlineMs: 600_000 })
    await vi.waitFor(() => expect(peer.accepted).toHaveLength(1), { timeout: 18_000, interval: 25 })
    const reasons = new Set((await office.rows()).map(({ lastError }) => lastError))
    expect(reasons).toContain('Not handed over within 0.2 s, and others were waiting.')
    peer.release()
  })

  it('keeps retried mails out of the slots for new ones', async () => {
    const peer = await openPeerThatStalls()
    const office = await openOffice(peer.url)
    for (let count = 0; count < 30; count += 1) await office.enqueue(`stuck-${count}@example.org`)
    for (const message of await office.context.outbox.claim(30))
      await office.context.outbox.settleFailed(message, 'Stuck')
    office.clock.offset = 60_000
    await office.startWorker({ briskMs: 50, turnMs: 5_000, deadlineMs: 50_000 })
    const underWay = async () => (await office.rows()).filter(({ state }) => state === 'sending').length
    await vi.waitFor(async () => expect(await underWay()).toBe(10), soon)
    await office.enqueue('asha@example.org')
    await vi.waitFor(() => expect(peer.accepted).toHaveLength(1), soon)
    expect(await underWay()).toBe(10)
    peer.release()
  })

  it('does not interrupt slow mails while nothing waits for their slots', async () => {
    const peer = await openPeerThatStalls()
    const office = await openOffice(peer.url)
    for (let count = 0; count < 20; count += 1) await office.enqueue(`stuck-${count}@example.org`)
    await office.startWorker({ briskMs: 50, turnMs: 200, deadlineMs: 600_000 })
    await vi.waitFor(() => expect(peer.stalledCount()).toBe(20), { timeout: 18_000, interval: 25 })
    await wait(600)
    expect((await office.rows()).map(({ state }) => state)).toEqual(Array(20).fill('sending'))
    peer.release()
    await vi.waitFor(() => expect(peer.accepted).toHaveLength(20), soon)
  })

  it('stops a mail at its deadline, disconnects, and tries again later', async () => {
    const peer = await openSmtpPeer({ EHLO: 'trickle' })
    const office = await openOffice(peer.url)
    await office.startWorker({ briskMs: 100, turnMs: 200, deadlineMs: 400 })
    await office.enqueue()
    await vi.waitFor(async () => {
      expect(await office.row()).toMatchObject({
        state: 'queued',
        attempt: 1,
        leasedUntil: null,
        lastError: 'Not handed over within 0.4 s.',
      })
    }, soon)
    await vi.waitFor(() => expect(peer.openCount()).toBe(0), soon)
    peer.behave({})
    office.clock.offset = 60_000
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), soon)
  })
})

describe('the worker and a mailbox that does not exist', () => {
  const refusing = { RCPT: '550 5.1.1 No such user here' }

  it('gives up a visitor’s mail at once, and sends no further acknowledgement there until the operator allows it', async () => {
    const peer = await openSmtpPeer(refusing)
    const office = await openOffice(peer.url)
    await office.startWorker()
    await office.enqueue('Asha+trip@example.org', 'acknowledgement')
    const firstState = async () => (await office.rows())[0]
    await vi.waitFor(async () => {
      expect(await firstState()).toMatchObject({
        state: 'dead',
        attempt: 1,
        lastError: expect.stringContaining('550'),
      })
    }, soon)
    peer.behave({})
    peer.heard.length = 0
    await office.enqueue('asha@example.org', 'acknowledgement')
    await vi.waitFor(async () => {
      expect((await office.rows())[1]).toMatchObject({
        state: 'dead',
        lastError: expect.stringContaining('Not tried'),
      })
    }, soon)
    expect(peer.heard).toEqual([])
    await office.enqueue('asha@example.org', 'recovery')
    await office.enqueue('other@example.org', 'acknowledgement')
    await vi.waitFor(() => expect(peer.received).toHaveLength(2), soon)
    await liftSuppressions(office.context.database, ['asha@example.org'])
    await office.enqueue('asha@example.org', 'acknowledgement')
    await vi.waitFor(() => expect(peer.received).toHaveLength(3), soon)
  })

  it('keeps trying the agency’s own address', async () => {
    const peer = await openSmtpPeer(refusing)
    const office = await openOffice(peer.url)
    await office.startWorker()
    await office.enqueue(office.context.config.mail.enquiryTo)
    await vi.waitFor(
      async () => expect(await office.row()).toMatchObject({ state: 'queued', attempt: 1 }),
      soon,
    )
    peer.behave({})
    office.clock.offset = 60_000
    await vi.waitFor(() => expect(peer.received).toHaveLength(1), soon)
  })

  it.each(['450 Busy', '451 Greylisted'])('tries a visitor again after "%s"', async (answer) => {
    const peer = await openSmtpPeer({ RCPT: answer })
    const office = await openOffice(peer.url)
    await office.startWorker()
    await office.enqueue('asha@example.org', 'acknowledgement')
    await vi.waitFor(
      async () => expect(await office.row()).toMatchObject({ state: 'queued', attempt: 1 }),
      soon,
    )
  })
})
