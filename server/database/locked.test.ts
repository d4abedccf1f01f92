import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { createTestApp, createTestConfig } from '#tests/support/app.ts'
import { Kysely, sql } from 'kysely'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Another program that keeps a write transaction open. */
function lock(file: string) {
  const other = new DatabaseSync(file)
  afterwards(() => other.close())
  other.exec('begin immediate')
  return { release: () => other.exec('rollback') }
}

it('waits while another program locks the file, and stores the enquiry once the lock is released', async () => {
  const { app, context } = await createTestApp()
  const { database } = context.config
  const held = lock(database.kind === 'sqlite' ? database.file : '')
  const order: string[] = []
  const payload = {
    user_id: emailDefaults.publicKey,
    service_id: emailDefaults.serviceId,
    template_id: emailDefaults.queryTemplateId,
  }
  const enquiry = app.inject({ method: 'POST', url: emailSendPath, payload }).then(({ statusCode }) => {
    order.push('enquiry')
    return statusCode
  })
  await wait(200)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  order.push('livez')
  held.release()
  expect(await enquiry).toBe(200)
  expect(order).toEqual(['livez', 'enquiry'])
})

it('refuses all waiting requests at once when the file stays locked', async () => {
  const { dataDir } = await createTestConfig({})
  const file = join(dataDir, 'held.sqlite')
  const database = new Kysely({ dialect: nodeSqliteDialect(file, { lockMs: 200 }) })
  afterwards(() => database.destroy())
  await sql`create table notes (id)`.execute(database)
  const held = lock(file)
  const writes = Array.from({ length: 5 }, () => sql`insert into notes values (1)`.execute(database))
  for (const outcome of await Promise.allSettled(writes))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
  held.release()
  await sql`insert into notes values (1)`.execute(database)
  expect((await sql`select * from notes`.execute(database)).rows).toHaveLength(1)
})
