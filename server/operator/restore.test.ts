import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase, describeOnPostgres } from '#tests/support/databases.ts'
import { lastMailTo, newEmail, signUp } from '#tests/support/accounts.ts'
import { emptyEnv, openAgency, operate, temporaryFolder } from '#tests/support/operator.ts'
import { serveAgency } from '#tests/support/serve-agency.ts'

describeEachDatabase('a backup', (database) => {
  it('contains no valid link or code, and can be restored', async () => {
    const agency = await openAgency(database)
    const server = await serveAgency(agency)
    const email = newEmail()
    await signUp(server, email)
    const { linkToken } = await lastMailTo(server, email)
    const tokens = await agency.context.database.selectFrom('oneTimeTokens').selectAll().execute()
    expect(tokens).toHaveLength(1)
    const folder = join(temporaryFolder(), 'backup')
    expect((await agency.operate('backup', folder)).code).toBe(0)
    const manifest = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')) as {
      file: string
      tables: Record<string, number>
    }
    expect(manifest.tables).toMatchObject({ accounts: 1, sessions: 1, oneTimeTokens: 0, signInCodes: 0 })
    const bytes = readFileSync(join(folder, manifest.file))
    expect(bytes.includes(tokens[0]!.codeHash)).toBe(false)
    // A Postgres dump keeps waiting mails, and its rows are compressed.
    if (database.kind === 'sqlite') expect(bytes.includes(linkToken)).toBe(false)
    // The live database keeps both.
    expect(await agency.context.database.selectFrom('oneTimeTokens').select('id').execute()).toHaveLength(1)
    expect((await lastMailTo(server, email)).linkToken).toBe(linkToken)
    expect((await operate(await emptyEnv(database), 'restore', folder)).code).toBe(0)
  })
})

describeOnPostgres('a backup of a Postgres with two hosts', (database) => {
  it('is made from the reachable host, and restored to it', async () => {
    const withAnother = (url = '') => url.replace('@', '@127.0.0.1:1,')
    const agency = await openAgency(database)
    await signUp(await serveAgency(agency), newEmail())
    const folder = join(temporaryFolder(), 'backup')
    const source = { ...agency.env, DATABASE_URL: withAnother(agency.env['DATABASE_URL']) }
    expect(await operate(source, 'backup', folder)).toMatchObject({ code: 0 })
    const target = await emptyEnv(database)
    const restored = await operate(
      { ...target, DATABASE_URL: withAnother(target['DATABASE_URL']) },
      'restore',
      folder,
    )
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining('Every table has the expected rows.'),
    })
  })
})

describeEachDatabase('a restore', (database) => {
  it.each([
    ['"accounts": 0', '"accounts": 2', 'accounts has 0 rows instead of 2'],
    ['"mails": 0', '"mails": 3', 'The backup should have 3 mails, but has only 0.'],
  ])('fails when the backup has less than its manifest says: %s, %s', async (written, promised, says) => {
    const env = await emptyEnv(database)
    await operate(env, 'migrate')
    const folder = join(temporaryFolder(), 'backup')
    await operate(env, 'backup', folder)
    const manifest = join(folder, 'backup.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(written, promised))
    const { code, out, notes } = await operate(await emptyEnv(database), 'restore', folder)
    expect([code, out]).toEqual([1, ''])
    expect(notes).toContain(says)
  })
})
