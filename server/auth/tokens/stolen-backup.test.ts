import { createHmac } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { call, newAccount, refresh, startServer, type TestServer } from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'

describeEachDatabase('a reader of the database', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  it('cannot open a session from the stored rows, signing keys included', async () => {
    const { accessToken, session } = await newAccount(server)
    const rows = await server.database.selectFrom('sessions').selectAll().execute()
    const { privateJwk } = await server.database
      .selectFrom('signingKeys')
      .selectAll()
      .executeTakeFirstOrThrow()
    const key = JSON.parse(privateJwk)
    expect(rows).not.toHaveLength(0)
    for (const row of rows) {
      const forged = await new SignJWT({ session_id: row.id })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
        .setSubject(row.accountId)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(await importJWK(key, 'ES256'))
      expect(await call(server, 'GET', '/user', { accessToken: forged })).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      })
      const answer = await refresh(server, rebuildRefreshToken(row))
      expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } })
    }
    expect((await call(server, 'GET', '/user', { accessToken })).status).toBe(200)
    expect((await refresh(server, session.refresh_token)).status).toBe(200)
  })
})

/** A session's newest refresh token, made from its row alone. */
function rebuildRefreshToken(row: { id: string; refreshKey: string; refreshCounter: number }): string {
  const payload = Buffer.alloc(22)
  payload.write(row.id.replaceAll('-', ''), 'hex')
  payload.writeUIntBE(row.refreshCounter, 16, 6)
  const signature = createHmac('sha256', Buffer.from(row.refreshKey, 'base64url')).update(payload).digest()
  return Buffer.concat([payload, signature.subarray(0, 24)]).toString('base64url')
}
