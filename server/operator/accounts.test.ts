import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { insertAccount } from '#server/auth/accounts/accounts.ts'
import { openSession } from '#server/auth/tokens/sessions.ts'
import type { Context } from '#server/context.ts'
import { openAgency, temporaryFolder } from '#tests/support/operator.ts'

async function addAccount({ database, clock }: Context, email: string) {
  const account = { email, passwordHash: 'the-hash', userMetadata: '{}', emailConfirmedAt: null }
  const now = clock.now()
  return database.transaction().execute(async (tx) => {
    const { id } = (await insertAccount(tx, account, now))!
    await openSession(tx, { accountId: id, openedBy: 'password', device: 'Firefox on Linux', now })
    return id
  })
}

describeEachDatabase('accounts', (database) => {
  it('are listed without credentials', async () => {
    const { context, operate } = await openAgency(database)
    expect((await operate('accounts', 'list')).out).toBe('No accounts.\n')
    await addAccount(context, 'asha@example.org')
    const inWords = await operate('accounts', 'list')
    expect(inWords.out).toMatch(/Z +- +- +1 +asha@example\.org/)
    const asJson = await operate('accounts', 'list', '--unconfirmed', '--json')
    expect(JSON.parse(asJson.out)).toMatchObject([
      { email: 'asha@example.org', confirmed: null, sessions: 1 },
    ])
    expect(inWords.out + asJson.out).not.toContain('the-hash')
  })

  it('are exported in the same form as their owners’ downloads', async () => {
    const { context, operate } = await openAgency(database)
    const id = await addAccount(context, 'asha@example.org')
    const { code, out } = await operate('accounts', 'export', 'Asha@Example.org')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ account: { id, email: 'asha@example.org' }, sessions: [{}] })
    expect(out).not.toContain('the-hash')
    const file = join(temporaryFolder(), 'asha.json')
    expect((await operate('accounts', 'export', 'asha@example.org', '--out', file)).out).toBe('')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await operate('accounts', 'export', 'nobody@example.org')).code).toBe(1)
    expect((await operate('accounts', 'export')).code).toBe(2)
  })

  it('are deleted only with --yes, with their sessions, and their owner gets a mail', async () => {
    const { context, operate } = await openAgency(database)
    await addAccount(context, 'asha@example.org')
    const kept = await addAccount(context, 'kabir@example.org')
    const unsure = await operate('accounts', 'delete', 'asha@example.org')
    expect(unsure.code).toBe(2)
    expect(unsure.notes).toContain('This cannot be undone. Add --yes to delete asha@example.org.')
    expect((await operate('accounts', 'delete', 'asha@example.org', '--yes')).code).toBe(0)
    const left = async (table: 'accounts' | 'sessions') =>
      (await context.database.selectFrom(table).selectAll().execute()).length
    expect([await left('accounts'), await left('sessions')]).toEqual([1, 1])
    expect(await context.database.selectFrom('accounts').select('id').execute()).toEqual([{ id: kept }])
    const mails = await context.database.selectFrom('messages').select(['kind', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'account_deleted', recipient: 'asha@example.org' }])
  })
})

describeEachDatabase('signing keys', (database) => {
  it('are rotated with the server’s settings', async () => {
    const { context, operate } = await openAgency(database, { ACCESS_TOKEN_SECONDS: '600' })
    await operate('keys', 'rotate')
    const { kid, former_honoured_until: until } = JSON.parse(
      (await operate('keys', 'rotate', '--json')).out,
    ) as Record<string, string>
    const keys = await context.database.selectFrom('signingKeys').selectAll().orderBy('generation').execute()
    expect(keys.map((key) => [key.generation, key.honouredUntil === null])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(keys[1]!.kid).toBe(kid)
    const minutes = (Date.parse(until!) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(10)
    expect(minutes).toBeLessThan(13)
  })
})
