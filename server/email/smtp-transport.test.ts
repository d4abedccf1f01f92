import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { openTestContext } from '#tests/support/app.ts'
import { openSmtpPeer, type Misbehaviour } from '#tests/support/smtp-peer.ts'
import { delayAfter } from './outbox.ts'
import { createMailer, createSmtpTransport } from './smtp-transport.ts'
import { Worker } from './worker.ts'

const from = { name: 'Travel agency', address: 'bookings@travel.example' }
const patient = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
}
const soon = { timeout: 15_000, interval: 20 }

/** An outbox with a worker. The first worker may have a shorter timeout. */
async function openOffice(smtpUrl: string, impatience: Partial<typeof patient> = {}) {
  const clock = { offset: 0, now: () => Date.now() + clock.offset }
  const { database, outbox, log } = await openTestContext({ overrides: { clock } })
  const startWorker = (timeouts: typeof patient) => {
    const transport = createSmtpTransport(smtpUrl, from, timeouts)
    const started = new Worker({ outbox, transport, log, ownAddresses: ['desk@travel.example'] })
    started.start()
    return started
  }
  let worker = startWorker({ ...patient, ...impatience })
  onTestFinished(() => worker.stop())
  const message = { kind: 'enquiry', to: 'desk@travel.example', subject: 'Bali', text: 'Hi', html: '<p>Hi' }
  const id = await database.transaction().execute((tx) => outbox.enqueue(tx, message, null))
  const row = () => database.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  const attempts = () =>
    database.selectFrom('messageAttempts').select(['attempt', 'outcome', 'smtpCode']).execute()
  /** Waits for the end of an attempt. */
  const settled = async (attempt: number) => {
    await vi.waitFor(async () => expect(await row()).toMatchObject({ attempt, leasedUntil: null }), soon)
    return row()
  }
  /** Ends the delay after that attempt. The next worker looks at once, not at its next poll. */
  const passDelay = async (attempt: number) => {
    await worker.stop()
    clock.offset += delayAfter(attempt) + 1000
    worker = startWorker(patient)
  }
  return { id, row, attempts, settled, passDelay }
}

describe('a mail server that misbehaves', () => {
  const misbehaviours: [string, Misbehaviour, number | null, RegExp][] = [
    ['never answers', { greeting: 'silence' }, null, /greeting/i],
    ['hangs up at once', { greeting: 'hang up' }, null, /closed|hang/i],
    ['says something else', { greeting: 'SSH-2.0-OpenSSH' }, null, /greeting|invalid/i],
    ['has no time', { greeting: '421 Too busy' }, 421, /421/],
    ['falls silent after the greeting', { EHLO: 'silence' }, null, /timeout/i],
    ['falls silent in the middle', { RCPT: 'silence' }, null, /timeout/i],
    ['falls silent after the mail', { end: 'silence' }, null, /timeout/i],
    ['hangs up in the middle of the mail', { body: 'hang up' }, null, /closed|reset|hang/i],
    ['refuses the sender', { MAIL: '553 No such sender' }, 553, /553/],
    ['greylists the recipient', { RCPT: '450 Come back later' }, 450, /450/],
    ['does not know the recipient', { RCPT: '550 No such user' }, 550, /550/],
    ['does not want the mail to be sent', { DATA: '451 Not now' }, 451, /451/],
    ['refuses the whole mail', { end: '554 Looks like spam' }, 554, /554/],
  ]

  it.each(misbehaviours)(
    'that %s is sent the mail again later',
    async (_how, misbehaviour, smtpCode, says) => {
      const peer = await openSmtpPeer(misbehaviour)
      const isSilent = Object.values(misbehaviour).includes('silence')
      const impatience = misbehaviour.greeting ? { greetingTimeout: 300 } : { socketTimeout: 300 }
      const { row, attempts, settled, passDelay } = await openOffice(peer.url, isSilent ? impatience : {})
      expect(await settled(1)).toMatchObject({ state: 'queued', lastError: expect.stringMatching(says) })
      peer.behave({})
      await passDelay(1)
      await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'sent', attempt: 2 }), soon)
      expect(await attempts()).toEqual([
        { attempt: 1, outcome: 'failed', smtpCode },
        { attempt: 2, outcome: 'sent', smtpCode: null },
      ])
    },
  )

  it('that accepted the mail without an answer is sent it again with the same Message-ID', async () => {
    const peer = await openSmtpPeer({ end: 'hang up' })
    const { id, row, settled, passDelay } = await openOffice(peer.url)
    await settled(1)
    peer.behave({})
    await passDelay(1)
    await vi.waitFor(async () => expect((await row()).state).toBe('sent'), soon)
    expect(peer.received).toHaveLength(2)
    const fixed = ['Message-ID', 'Date', 'Subject', 'To'].map((name) =>
      peer.received.map((mail) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]),
    )
    for (const [first, second] of fixed) expect(first).toBe(second)
    expect(fixed[0]).toEqual([`<${id}@agency.example>`, `<${id}@agency.example>`])
  })
})

it('is treated as unreachable after half a minute at most', () => {
  const mailer = createMailer('smtp://mail.example')
  onTestFinished(() => mailer.close())
  expect(mailer.options).toMatchObject({
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
})

describe('a mail server with an untrusted certificate', () => {
  /** Its certificate is self-signed. */
  async function openSecurePeer(options: { secure: boolean }) {
    const received: string[] = []
    const logins: string[] = []
    const server = new SMTPServer({
      ...options,
      logger: false,
      authOptional: true,
      onAuth({ username = '' }, _session, done) {
        logins.push(username)
        done(null, { user: username })
      },
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk.toString())).on('end', () => done())
      },
    })
    server.on('error', () => {})
    const listener = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    return { received, logins, port: (listener.address() as AddressInfo).port }
  }

  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('gets nothing over %s, neither mail nor password', async (protocol, secure) => {
    const { received, logins, port } = await openSecurePeer({ secure })
    const { settled } = await openOffice(`${protocol}://office:secret@127.0.0.1:${port}`)
    expect(await settled(1)).toMatchObject({
      state: 'queued',
      lastError: expect.stringMatching(/certificate/i),
    })
    expect([received, logins]).toEqual([[], []])
  })

  it('gets no password without encryption, unless it is this machine', async () => {
    const peer = await openSmtpPeer({ EHLO: '250-peer.example\r\n250 AUTH PLAIN LOGIN' })
    // Not a loopback name, although it resolves to this machine.
    const elsewhere = peer.url.replace('smtp://127.0.0.1', 'smtp://office:secret@[::ffff:127.0.0.1]')
    const { settled } = await openOffice(elsewhere)
    expect(await settled(1)).toMatchObject({
      state: 'queued',
      lastError: expect.stringMatching(/STARTTLS|TLS/i),
    })
    expect(peer.heard.join('\n')).not.toMatch(/AUTH/)
    expect(peer.received).toEqual([])
  })
})
