import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { EnquiryDetail, ReplyTemplate } from '#contract/desk-enquiries.ts'
import { createMaildirTransport } from '#server/email/maildir-transport.ts'
import { Worker } from '#server/email/worker.ts'
import { PermanentRefusal } from '#server/email/refusal.ts'
import type { Transport } from '#server/email/transport.ts'
import type { Context } from '#server/context.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createTestDesk, kabir, tara, type AskDesk } from '#tests/support/desk.ts'
import { enquire } from '#tests/support/enquiries.ts'
import { readMailbox } from '#tests/support/mailbox.ts'

const show = async (ask: AskDesk, id: string): Promise<EnquiryDetail> =>
  (await ask(`/enquiries/${id}`)).json()

const replyTo = (ask: AskDesk, id: string, version: number, words: string, reply: string = randomUUID()) =>
  ask('/enquiries/reply', { id, version, words, reply })

/** Sends everything in the outbox. */
async function send({ outbox, log, database }: Context, transport: Transport) {
  const worker = new Worker({ outbox, log, transport })
  worker.start()
  await vi.waitFor(async () => {
    const underWay = await database
      .selectFrom('messages')
      .select('id')
      .where('state', 'in', ['queued', 'sending'])
      .execute()
    expect(underWay).toEqual([])
  }, 15_000)
  await worker.stop()
}

async function mailbox(context: Context) {
  const folder = join(context.config.dataDir, 'mail')
  await send(context, await createMaildirTransport(folder, context.config.mail.from))
  return readMailbox(folder)
}

describeEachDatabase('replying at the Desk', (database) => {
  it('mails the visitor in the thread of the acknowledgement, with the office as reply address, and marks the enquiry', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    const words = 'Dear Asha,\n\nthe sea is warm in May: 28 °C. 🌊 <b>Really</b>.'
    expect((await replyTo(ask, id, 0, words)).json()).toMatchObject({
      state: 'answered',
      events: [{ kind: 'reply', by: tara.name, words, mail: 'queued' }],
    })
    const mails = await mailbox(context)
    const acknowledgement = mails.find(({ subject }) => subject?.startsWith('We have'))
    const reply = mails.find(({ subject }) => subject?.startsWith('Re: '))
    expect(reply).toMatchObject({
      recipients: ['asha@example.org'],
      subject: `Re: ${acknowledgement?.subject}`,
      inReplyTo: acknowledgement?.messageId,
      replyTo: [{ address: context.config.mail.enquiryTo }],
    })
    expect(reply?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    expect(reply?.text).toContain('the sea is warm in May: 28 °C. 🌊 <b>Really</b>.')
    expect(reply?.text).toContain('-- \nTara Rao\n')
    expect(reply?.html).toContain('&lt;b&gt;Really')
    expect((await show(ask, id)).events).toMatchObject([{ mail: 'sent' }])
  })

  it('sends one mail for a press that arrives several times, also at once', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    const reply = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => replyTo(ask, id, 0, 'Yes.', reply)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await replyTo(ask, id, 0, 'Yes.', reply)).statusCode).toBe(200)
    const mails = (await show(ask, id)).mails.filter(({ what }) => what === 'reply')
    expect(mails).toHaveLength(1)
  })

  it('refuses a reply when a colleague has replied since the page was shown, and accepts it after a reload', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const [ask, other] = [await signedIn(), await signedIn(kabir)]
    const id = await enquire(context)
    await replyTo(other, id, 0, 'From Kabir')
    const refused = await replyTo(ask, id, 0, 'From Tara')
    expect(refused.json()).toEqual({
      code: 'changed',
      words: expect.stringMatching(/^Kabir answered this enquiry/),
    })
    expect((await show(ask, id)).mails.filter(({ what }) => what === 'reply')).toHaveLength(1)
    expect((await replyTo(ask, id, 1, 'From Tara, too')).statusCode).toBe(200)
    expect((await show(ask, id)).mails.filter(({ what }) => what === 'reply')).toHaveLength(2)
  })

  it('refuses an unfilled blank, and an enquiry without a usable address', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    const refused = await replyTo(ask, id, 0, 'Dear Asha,\n\non {{dates}} there is room.')
    expect(refused.json()).toEqual({
      words: 'Not sent. Replace {{dates}} in line 3 with your own words.',
    })
    const unreachable = await enquire(context, { from_email: 'asha at home' })
    expect((await replyTo(ask, unreachable, 0, 'Hello')).statusCode).toBe(409)
    const kinds = await context.database.selectFrom('messages').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('reply')
  })

  it('cannot be redirected to another mailbox or inject headers through visitor input', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context, {
      item_name: 'Bali\r\nBcc: everybody@example.org',
      from_email: 'asha@example.org\nBcc: everybody@example.org',
    })
    expect((await show(ask, id)).canReply).toBe(false)
    const named = await enquire(context, { item_name: 'Bali\r\nBcc: everybody@example.org' })
    await replyTo(ask, named, 0, 'Hello\r\nBcc: everybody@example.org')
    const reply = (await mailbox(context)).find(({ subject }) => subject?.startsWith('Re: '))
    expect(reply?.recipients).toEqual(['asha@example.org'])
    expect(reply?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  it('shows a bounced mail with the mail server’s answer, also on Today, and resends it', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    await replyTo(ask, id, 0, 'Yes.')
    await send(context, {
      send: () => Promise.reject(new PermanentRefusal('550 5.1.1 No such mailbox', 550)),
      close: () => {},
    })
    const { mails, events } = await show(ask, id)
    const returned = mails.find(({ what }) => what === 'reply')
    expect(returned).toMatchObject({ state: 'dead', problem: expect.stringContaining('No such mailbox') })
    expect(events).toMatchObject([{ mail: 'dead' }])
    const today = (await ask('/today')).body
    expect(today).toContain('The reply to asha@example.org was not delivered. Check the address, or call.')
    expect(today).toContain(
      'The confirmation to asha@example.org was not delivered. Check the address, or call.',
    )
    expect(today).toContain('Read the enquiry at the Desk.')
    const again = await ask('/enquiries/resend', { id, mail: returned?.id })
    expect(again.statusCode).toBe(200)
    const arrived = (await mailbox(context)).filter(({ subject }) => subject?.startsWith('Re: '))
    expect(arrived).toHaveLength(1)
    expect((await show(ask, id)).events).toMatchObject([{ mail: 'sent' }])
  })

  it('resends a delivered mail as a copy, and refuses one that is being sent', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    const first = (await show(ask, id)).mails.find(({ what }) => what === 'enquiry')
    expect((await ask('/enquiries/resend', { id, mail: first?.id })).statusCode).toBe(409)
    await mailbox(context)
    expect((await ask('/enquiries/resend', { id, mail: first?.id })).statusCode).toBe(200)
    expect((await ask('/enquiries/resend', { id, mail: first?.id })).statusCode).toBe(409)
    expect((await show(ask, id)).mails.filter(({ what }) => what === 'enquiry')).toHaveLength(2)
    const elsewhere = await enquire(context)
    expect((await ask('/enquiries/resend', { id: elsewhere, mail: first?.id })).statusCode).toBe(404)
  })

  it('keeps a reply’s text when retention deletes its mail', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const ask = await signedIn()
    const id = await enquire(context)
    await replyTo(ask, id, 0, 'Yes.')
    await context.database.deleteFrom('messages').execute()
    expect((await show(ask, id)).events).toMatchObject([{ words: 'Yes.', mail: null }])
  })
})

it('fills templates for replies with the details of the enquiry', async () => {
  const { signedIn, context } = await createTestDesk()
  const ask = await signedIn()
  const id = await enquire(context, { item_price: 'From $1' })
  const templates: ReplyTemplate[] = (await ask(`/enquiries/${id}/templates`)).json()
  expect(templates.length).toBeGreaterThan(3)
  const [first] = templates
  expect(first?.words).toMatch(/^Dear Asha Rao,/)
  // The present price, not the one that the visitor saw.
  expect(first?.words).toMatch(/about Bali, which costs \$[\d,]{3,} per person/)
  const left = templates.flatMap(({ words }) => words.match(/\{\{.*?\}\}/g) ?? [])
  expect(new Set(left)).toEqual(new Set(['{{dates}}']))
})
