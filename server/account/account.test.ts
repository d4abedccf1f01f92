import { beforeAll, describe, expect, it } from 'vitest'
import { accountPath, type AccountData } from '#contract/account.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  lastMailTo,
  newAccount,
  newEmail,
  password,
  refresh,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('our own account route', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function ask(method: 'GET' | 'DELETE', accessToken?: string) {
    const answer = await server.app.inject({
      method,
      url: accountPath,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json<unknown>() : null,
    }
  }

  async function rowsOf(accountId: string, email: string) {
    const db = server.database
    const accounts = await db.selectFrom('accounts').select('id').where('id', '=', accountId).execute()
    const sessions = await db.selectFrom('sessions').select('id').where('accountId', '=', accountId).execute()
    const tokens = await db
      .selectFrom('oneTimeTokens')
      .select('id')
      .where('accountId', '=', accountId)
      .execute()
    const mails = await db.selectFrom('messages').select('kind').where('recipient', '=', email).execute()
    return {
      accounts: accounts.length,
      sessions: sessions.length,
      tokens: tokens.length,
      mails: mails.map(({ kind }) => kind),
    }
  }

  describe.each(['GET', 'DELETE'] as const)('%s', (method) => {
    it('refuses whoever a protected auth call refuses, in the same words', async () => {
      expect(await ask(method)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
      expect(await ask(method, 'abc')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
      const { accessToken } = await newAccount(server)
      await call(server, 'POST', '/logout', { accessToken })
      expect(await ask(method, accessToken)).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      })
    })
  })

  it('takes thirty calls in five minutes from one network address', async () => {
    const { app, clock } = await startServer(database)
    const statuses = async (method: 'GET' | 'DELETE', calls: number) => {
      const answers = Array.from({ length: calls }, () => app.inject({ method, url: accountPath }))
      return new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))
    }
    for (const method of ['GET', 'DELETE'] as const) {
      expect(await statuses(method, 30)).toEqual(new Set([401]))
      expect(await statuses(method, 1)).toEqual(new Set([429]))
    }
    clock.pass(5 * 60_000 + 1000)
    expect(await statuses('GET', 1)).toEqual(new Set([401]))
  })

  it('reads no body of more than 1 MiB', async () => {
    const payload = { why: 'x'.repeat(1024 * 1024) }
    const { statusCode, headers } = await server.app.inject({ method: 'DELETE', url: accountPath, payload })
    expect([statusCode, headers['x-sb-error-code']]).toEqual([413, 'request_entity_too_large'])
  })

  it('shows everything kept about an account, and nothing that opens it', async () => {
    const { email, accessToken, session } = await newAccount(server, { isConfirmed: false })
    await call(server, 'PUT', '/user', { accessToken, body: { data: { name: 'Asha' } } })
    const { status, headers, body } = await ask('GET', accessToken)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      exported_at: expect.stringMatching(/Z$/),
      account: {
        id: session.user.id,
        email,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_sign_in_at: expect.any(String),
        user_metadata: { name: 'Asha' },
      },
      sessions: [{ signed_in_at: expect.any(String), method: 'password' }],
      mails: [
        expect.objectContaining({
          subject: expect.stringMatching(/^Confirm/),
          written_at: expect.any(String),
        }),
      ],
    })
    const { code, linkToken } = await lastMailTo(server, email)
    for (const secret of [code, linkToken, 'argon2', 'refreshKey'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('shows nothing of others, not even of an address the account asked to move to', async () => {
    const wanted = newEmail()
    const [mine, theirs] = [
      await newAccount(server, { isConfirmed: false }),
      await newAccount(server, { isConfirmed: false }),
    ]
    for (const { accessToken } of [mine, theirs])
      await call(server, 'PUT', '/user', { accessToken, body: { email: wanted } })
    const { account, mails } = (await ask('GET', mine.accessToken)).body as AccountData
    expect(account.new_email).toBe(wanted)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(await ask('GET', mine.accessToken))).not.toContain(theirs.email)
  })

  it('deletes the account, its sessions, its one-time tokens and its mails, and says so by mail', async () => {
    const { email, accessToken, session } = await newAccount(server, { isConfirmed: false })
    await signIn(server, email)
    await call(server, 'POST', '/recover', { body: { email } })
    expect(await rowsOf(session.user.id, email)).toMatchObject({ accounts: 1, sessions: 2, tokens: 2 })
    const answer = await ask('DELETE', accessToken)
    expect([answer.status, answer.body]).toEqual([204, null])
    expect(await rowsOf(session.user.id, email)).toEqual({
      accounts: 0,
      sessions: 0,
      tokens: 0,
      mails: ['account_deleted'],
    })
  })

  it('ends every way in: tokens, refreshing and the password', async () => {
    const { email, session, accessToken } = await newAccount(server)
    const elsewhere = asSession(await signIn(server, email))
    await ask('DELETE', accessToken)
    for (const { access_token: token } of [session, elsewhere])
      expect((await call(server, 'GET', '/user', { accessToken: token })).body['code']).toBe('user_not_found')
    expect((await refresh(server, elsewhere.refresh_token)).body['code']).toBe('refresh_token_not_found')
    expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
    expect(await ask('DELETE', accessToken)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
  })

  it('leaves others alone and gives the address free', async () => {
    const [mine, theirs] = [await newAccount(server), await newAccount(server)]
    await ask('DELETE', mine.accessToken)
    expect((await ask('GET', theirs.accessToken)).status).toBe(200)
    const again = asSession(await signUp(server, mine.email))
    expect(again.user.id).not.toBe(mine.session.user.id)
    expect((await signIn(server, mine.email, password)).status).toBe(200)
  })

  it('deletes once when asked twice at the same moment', async () => {
    const { email, accessToken } = await newAccount(server)
    const answers = await Promise.all([ask('DELETE', accessToken), ask('DELETE', accessToken)])
    for (const { status } of answers) expect([204, 403]).toContain(status)
    expect(answers.map(({ status }) => status)).toContain(204)
    const rows = await server.database
      .selectFrom('messages')
      .select('kind')
      .where('recipient', '=', email)
      .execute()
    expect(rows).toEqual([{ kind: 'account_deleted' }])
  })
})
