import { testAgency } from '#tests/support/release.ts'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createTestConfig } from '#tests/support/app.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { enquiryMail } from '#server/email/enquiry-mail.ts'
import { acknowledgementMail } from '#server/email/acknowledgement-mail.ts'
import { connect } from '#server/database/open.ts'
import { migrations } from './index.ts'

/** The tables after migration 007. */
async function openOld(database: Parameters<Parameters<typeof describeEachDatabase>[1]>[0]) {
  const config = await createTestConfig({ database })
  const db = connect(config.database) as unknown as Kysely<Record<string, Record<string, unknown>>>
  afterwards(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('007-suppressions')
  expect(error).toBeUndefined()
  let at = 0
  const addMail = async (id: string, mail: Record<string, unknown>) => {
    at += 1
    const fixed = { state: 'sent', attempt: 1, nextAttemptAt: 0, createdAt: at, subject: 's', html: 'h' }
    await db
      .insertInto('messages')
      .values({ recipient: 'desk@travel.example', text: 't', ...fixed, ...mail, id, messageId: `<${id}>` })
      .execute()
  }
  const addAccount = async (id: string, email: string, newEmail: string | null = null) => {
    const fixed = { identityId: id, passwordHash: 'x', userMetadata: '{}', createdAt: 1, updatedAt: 1 }
    await db
      .insertInto('accounts')
      .values({ ...fixed, id, email, newEmail })
      .execute()
  }
  const upgrade = async () => {
    const result = await migrator.migrateToLatest()
    expect(result.error).toBeUndefined()
    const rows = await db.selectFrom('messages').select(['id', 'enquiryId', 'accountId']).execute()
    return Object.fromEntries(rows.map(({ id, enquiryId, accountId }) => [id, enquiryId ?? accountId]))
  }
  return { db, addMail, addAccount, upgrade }
}

const enquiry = (id: string, message = 'In May?') => ({
  id,
  kind: 'query' as const,
  receivedAt: 0,
  variables: { from_name: 'Asha', from_email: 'asha@example.org', message },
})

describeEachDatabase('the upgrade that gives every mail its owner', (database) => {
  it('finds a mail’s enquiry by its row and by its reference, and deletes mails without an enquiry', async () => {
    const { db, addMail, upgrade } = await openOld(database)
    const [first, second, gone] = [enquiry('e-1'), enquiry('e-2', 'Reference: e-1'), enquiry('e-gone')]
    await addMail('carries', { ...pick(enquiryMail(testAgency, first)) })
    await addMail('resent', { ...pick(enquiryMail(testAgency, second)), state: 'queued' })
    for (const [id, messageId] of [
      ['e-1', 'carries'],
      ['e-2', 'resent'],
    ])
      await db
        .insertInto('enquiries')
        .values({ id, kind: 'query', variables: '{}', messageId, createdAt: 1 })
        .execute()
    await addMail('before the resend', pick(enquiryMail(testAgency, second)))
    await addMail('acknowledges', {
      ...pick(acknowledgementMail(testAgency, first)),
      recipient: 'asha@example.org',
    })
    await addMail('acknowledges the second', pick(acknowledgementMail(testAgency, second)))
    await addMail('orphan', pick(acknowledgementMail(testAgency, gone)))
    await addMail('orphan to be sent', { ...pick(acknowledgementMail(testAgency, gone)), state: 'queued' })
    expect(await upgrade()).toEqual({
      carries: 'e-1',
      resent: 'e-2',
      'before the resend': 'e-2',
      acknowledges: 'e-1',
      'acknowledges the second': 'e-2',
      'orphan to be sent': null,
    })
    await db.deleteFrom('enquiries').where('id', '=', 'e-2').execute()
    const { rows } = await sql<{ id: string }>`select id from messages order by id`.execute(db)
    expect(rows.map(({ id }) => id)).toEqual(['acknowledges', 'carries', 'orphan to be sent'])
  })

  it('finds the account by its present, requested and former addresses, and deletes mails of deleted accounts', async () => {
    const { addMail, addAccount, upgrade } = await openOld(database)
    // The notice's wording at that version.
    const moved = (from: string, to: string) => ({
      kind: 'email_changed',
      recipient: from,
      text: `Your account with Meridaya now belongs to ${to}. Until now it was\n${from}, which no longer signs in.\n`,
    })
    const account = { kind: 'recovery', text: '' }
    await addAccount('a', 'now@example.org', 'wanted@example.org')
    await addAccount('b', 'other@example.org')
    await addMail('first', { ...account, recipient: 'first@example.org' })
    await addMail('left first', moved('first@example.org', 'second@example.org'))
    await addMail('second', { ...account, recipient: 'second@example.org' })
    await addMail('left second', moved('second@example.org', 'now@example.org'))
    await addMail('present', { ...account, recipient: 'now@example.org', state: 'dead' })
    await addMail('wanted', { ...account, recipient: 'wanted@example.org' })
    await addMail('other', { ...account, recipient: 'other@example.org' })
    await addMail('reused later by a stranger', { ...account, recipient: 'first@example.org' })
    await addMail('deleted', { kind: 'account_deleted', recipient: 'gone@example.org' })
    expect(await upgrade()).toEqual({
      first: 'a',
      'left first': 'a',
      second: 'a',
      'left second': 'a',
      present: 'a',
      wanted: 'a',
      other: 'b',
    })
  })
})

function pick({ kind, text }: { kind: string; text: string }) {
  return { kind, text }
}
