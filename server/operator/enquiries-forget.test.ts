import { testAgency } from '#tests/support/release.ts'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import type { Context } from '#server/context.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import { acknowledgementMail } from '#server/email/acknowledgement-mail.ts'
import { openAgency } from '#tests/support/operator.ts'

/** Stores an enquiry and its acknowledgement as the server does. Returns its id. */
async function enquire(context: Context, from_email: string, message = 'In May?'): Promise<string> {
  let id = ''
  await acceptEnquiry(
    context,
    { kind: 'query', variables: { from_name: 'Asha', from_email, message } },
    async (enquiry) => {
      id = enquiry.id
      return { ...acknowledgementMail(testAgency, enquiry), to: from_email }
    },
  )
  return id
}

/** Every column that could hold a visitor's words or address. */
async function everything({ database }: Context): Promise<string> {
  const tables = ['enquiries', 'messages', 'messageAttempts'] as const
  return JSON.stringify(
    await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
  )
}

async function sendAll({ outbox }: Context) {
  for (const mail of await outbox.claim(100)) await outbox.settleSent(mail)
}

describeEachDatabase('forgetting a visitor', (database) => {
  it('deletes every enquiry and mail from an address with --yes, and no others', async () => {
    const { context, operate } = await openAgency(database)
    const id = await enquire(context, ' Asha@Example.org')
    await enquire(context, 'asha@example.org')
    const other = await enquire(context, 'not-asha@example.org')
    await sendAll(context)
    expect(await operate('enquiries', 'resend', id)).toMatchObject({ code: 0 })
    const unsure = await operate('enquiries', 'forget', 'asha@example.org')
    expect(unsure.code).toBe(2)
    expect(unsure.notes).toContain('Add --yes to delete 2 enquiries of asha@example.org and the mails')
    expect(await everything(context)).toContain(id)

    const done = await operate('enquiries', 'forget', 'ASHA@example.org', '--yes', '--json')
    expect(JSON.parse(done.out)).toEqual({
      forgotten: 'asha@example.org',
      enquiries: 2,
      mails: 5,
      mentioned: [other],
    })
    const left = await everything(context)
    expect(left).toContain(other)
    expect(left.replaceAll('not-asha@example.org', '')).not.toMatch(/asha@example\.org/i)
    expect(await context.database.selectFrom('messageAttempts').select('id').execute()).toHaveLength(2)
  })

  it('keeps and names other people’s enquiries that mention the address, and can delete one enquiry by its id', async () => {
    const { context, operate } = await openAgency(database)
    const asked = await enquire(context, 'asha@example.org')
    const about = await enquire(
      context,
      'kabir@example.org',
      `Asha (asha@example.org) has Reference: ${asked}`,
    )
    const first = await operate('enquiries', 'forget', 'asha@example.org', '--yes')
    expect(first).toMatchObject({ code: 0 })
    expect(first.out).toContain('Deleted 1 enquiry and 2 mails.')
    expect(first.out).toContain(`only mentions the address: ${about}`)
    expect(await operate('enquiries', 'show', about)).toMatchObject({ code: 0 })
    expect(await operate('enquiries', 'forget', about, '--yes')).toMatchObject({ code: 0 })
    expect(await everything(context)).toBe('[[],[],[]]')
  })

  it('keeps the mails of an account', async () => {
    const { context, operate } = await openAgency(database)
    await enquire(context, 'asha@example.org')
    const account = { email: 'asha@example.org', passwordHash: 'x', userMetadata: '{}', createdAt: 1 }
    await context.database
      .insertInto('accounts')
      .values({ id: 'a-1', identityId: 'a-1', updatedAt: 1, ...account })
      .execute()
    const mail = { kind: 'recovery', to: 'asha@example.org', subject: 's', text: 't', html: 'h' }
    const kept = await context.database
      .transaction()
      .execute((tx) => context.outbox.enqueue(tx, mail, { accountId: 'a-1' }))
    const done = await operate('enquiries', 'forget', 'asha@example.org', '--yes', '--json')
    expect(JSON.parse(done.out)).toMatchObject({ enquiries: 1, mails: 2 })
    expect(await context.database.selectFrom('messages').select('id').execute()).toEqual([{ id: kept }])
  })

  it('says when there is nothing from that address', async () => {
    const { operate } = await openAgency(database)
    expect(await operate('enquiries', 'forget', 'nobody@example.org', '--yes')).toMatchObject({
      code: 1,
      notes: 'There is no enquiry from nobody@example.org.\n',
    })
    expect((await operate('enquiries', 'forget')).code).toBe(2)
  })
})
