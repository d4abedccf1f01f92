import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import type { Context } from '#server/context.ts'
import { acceptEnquiry } from '#server/email/accept-enquiry.ts'
import { openAgency, temporaryFolder } from '#tests/support/operator.ts'
import { suppress } from '#server/email/suppressions.ts'

const asha = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.org',
  phone: '+91 98100 00000',
  message: 'Two of us,\nin "May"?',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}

async function enquire(
  context: Context,
  variables: Record<string, unknown>,
  kind: 'query' | 'contact' = 'query',
) {
  await acceptEnquiry(context, { kind, variables }, async () => null)
}

async function onlyId({ database }: Context) {
  return (await database.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()).id
}

describeEachDatabase('enquiries', (database) => {
  it('are listed with the mail server’s answers about the mail and the visitor’s mailbox', async () => {
    const { context, operate } = await openAgency(database)
    await enquire(context, asha)
    const [mail] = await context.outbox.claim(1)
    await context.outbox.settleFailed(mail!, '554 Full\nof mail', 554)
    await suppress(context.database, 'ASHA@example.org', { smtpCode: 550, now: context.clock.now() })
    const { out } = await operate('enquiries', 'list')
    expect(out).toContain('Asha Rao <asha@example.org>, which does not exist (550)')
    expect(out).toContain('queued: 554 Full of mail')
    const [listed] = JSON.parse((await operate('enquiries', 'list', '--json')).out) as unknown[]
    expect(listed).toMatchObject({ address_refused: 550, mail_error: '554 Full of mail' })
  })

  it('are listed, newest first, as text and as JSON', async () => {
    const { context, operate } = await openAgency(database)
    expect(await operate('enquiries', 'list')).toEqual({ code: 0, out: 'No enquiries.\n', notes: '' })
    await enquire(context, asha)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await enquire(
      context,
      { from_name: 'Kabir', from_email: 'kabir@example.org', subject: 'Visas' },
      'contact',
    )
    const { out } = await operate('enquiries', 'list')
    expect(out.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^Received +From +About +Mail +Id$/),
      expect.stringMatching(/^20\d\d-.*Z +Kabir <kabir@example\.org> +Visas +queued +[0-9a-f-]{36}$/),
      expect.stringMatching(/^20\d\d-.*Z +Asha Rao <asha@example\.org> +Bali +queued +[0-9a-f-]{36}$/),
    ])
    const listed = JSON.parse(
      (await operate('enquiries', 'list', '--json', '--kind', 'query')).out,
    ) as unknown
    expect(listed).toMatchObject([
      { name: 'Asha Rao', email: 'asha@example.org', item: 'Bali', mail_state: 'queued' },
    ])
    expect(JSON.parse((await operate('enquiries', 'list', '--json', '--since', '2999-01-01')).out)).toEqual(
      [],
    )
    expect(JSON.parse((await operate('enquiries', 'list', '--json', '--limit', '1')).out)).toHaveLength(1)
  })

  it('are shown one at a time with everything that was sent', async () => {
    const { context, operate } = await openAgency(database)
    await enquire(context, { ...asha, utm: '\u001B[31mred' })
    const id = await onlyId(context)
    const { code, out } = await operate('enquiries', 'show', id)
    expect(code).toBe(0)
    expect(out).toContain('message: Two of us,\nin "May"?')
    expect(out).toContain('utm: [31mred')
    expect(out).not.toContain('\u001B')
    expect(JSON.parse((await operate('enquiries', 'show', id, '--json')).out)).toMatchObject({
      id,
      variables: asha,
      mail: { state: 'queued', attempts: [] },
    })
    const [mail] = await context.outbox.claim(1)
    await context.outbox.settleFailed(mail!, '451 come back later', 451)
    const tried = await operate('enquiries', 'show', id)
    expect(tried.out).toMatch(/^Attempt   20\d\d-\S+Z, failed, code 451\nError     451 come back later$/m)
    expect(await operate('enquiries', 'show', 'nothing')).toMatchObject({
      code: 1,
      notes: 'There is no enquiry nothing. Its mails show the id as Reference.\n',
    })
  })

  it('are found by the reference in their mails, unless two share it', async () => {
    const { context, operate } = await openAgency(database)
    await enquire(context, asha)
    const id = await onlyId(context)
    const reference = id.slice(0, 8)
    expect(
      JSON.parse((await operate('enquiries', 'show', reference.toUpperCase(), '--json')).out),
    ).toMatchObject({ id })
    const enquiry = await context.database.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const twin = `${reference}-0000-4000-8000-000000000000`
    await context.database
      .insertInto('enquiries')
      .values({ ...enquiry, id: twin })
      .execute()
    for (const command of [
      ['show', reference],
      ['resend', reference],
      ['forget', reference, '--yes'],
    ]) {
      const { code, notes } = await operate('enquiries', ...command)
      expect(code).toBe(1)
      expect(notes).toContain(`More than one enquiry has the reference ${reference}.`)
    }
    expect(await operate('enquiries', 'forget', twin, '--yes')).toMatchObject({ code: 0 })
    expect(await operate('enquiries', 'forget', reference, '--yes')).toMatchObject({ code: 0 })
    expect(await context.database.selectFrom('enquiries').select('id').execute()).toEqual([])
  })

  it('are mailed again only when their mail is not being sent', async () => {
    const { context, operate } = await openAgency(database, { ENQUIRY_TO: 'desk@travel.example' })
    await enquire(context, asha)
    const id = await onlyId(context)
    expect((await operate('enquiries', 'resend', id)).code).toBe(1)
    const [first] = await context.outbox.claim(1)
    await context.outbox.settleSent(first!)
    expect((await operate('enquiries', 'resend', id)).code).toBe(0)
    const mails = await context.database.selectFrom('messages').selectAll().orderBy('createdAt').execute()
    const again = mails.find(({ id: mail }) => mail !== first!.id)
    expect(mails).toHaveLength(2)
    expect(again).toMatchObject({
      state: 'queued',
      recipient: 'desk@travel.example',
      subject: first!.subject,
    })
    expect(again?.messageId).not.toBe(first!.messageId)
    expect(JSON.parse((await operate('enquiries', 'show', id, '--json')).out)).toMatchObject({
      mail: { id: again?.id },
    })
  })

  it('are exported as a file in which no spreadsheet computes a cell', async () => {
    const { context, operate } = await openAgency(database)
    await enquire(context, { ...asha, from_name: '=HYPERLINK("http://evil.example")', item_name: '@SUM(1)' })
    const out = join(temporaryFolder(), 'enquiries.csv')
    expect(await operate('enquiries', 'export', '--out', out)).toMatchObject({
      code: 0,
      out: '',
      notes: `1 enquiry written to ${out}.\n`,
    })
    const text = readFileSync(out, 'utf8')
    expect(text.startsWith('\uFEFFid,received,kind,name,email,phone,')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",asha@example.org,'+91 98100 00000,`)
    expect(text).toContain(`,'@SUM(1),From $899,`)
    expect(text).toContain(`,"Two of us,\nin ""May""?",queued,\r\n`)
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect((await operate('enquiries', 'export', '--out', out)).code).toBe(1)
  })

  it('are all exported once, even if many arrived at the same moment', async () => {
    const { context, operate } = await openAgency(database)
    const { database: tables } = context
    await enquire(context, asha)
    const row = await tables.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1204 }, (_, index) => ({ ...row, id: `e-${index}` }))
    for (let from = 0; from < copies.length; from += 200)
      await tables
        .insertInto('enquiries')
        .values(copies.slice(from, from + 200))
        .execute()
    const listed = JSON.parse((await operate('enquiries', 'export', '--json')).out) as { id: string }[]
    expect(new Set(listed.map(({ id }) => id)).size).toBe(1205)
    expect(listed).toHaveLength(1205)
    expect((await operate('enquiries', 'export')).out.split('\r\n')).toHaveLength(1207)
  })
})
