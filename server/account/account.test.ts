import { beforeAll, describe, expect, it } from 'vitest'
import { accountPath, sessionsPath, type AccountData, type SignedInBrowser } from '#contract/account.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  followLastMail,
  lastMailTo,
  newAccount,
  newEmail,
  password,
  refresh,
  sendEnquiry,
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

  async function ask(method: 'GET' | 'DELETE', accessToken?: string, body?: Record<string, unknown>) {
    const answer = await server.app.inject({
      method,
      url: accountPath,
      ...(body === undefined ? {} : { payload: body }),
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
    it('refuses the same callers as a protected auth endpoint, with the same messages', async () => {
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

  it('shows everything stored about an account except its credentials', async () => {
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
      sessions: [
        {
          signed_in_at: expect.any(String),
          last_used_at: expect.any(String),
          method: 'password',
          device: expect.any(String),
        },
      ],
      devices: [{ device: expect.any(String), first_sign_in_at: expect.any(String) }],
      events: [
        expect.objectContaining({ kind: 'sign_up' }),
        expect.objectContaining({ kind: 'data_exported' }),
      ],
      enquiries: [],
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

  it('shows no mail of other accounts, even at an address this account asked to move to', async () => {
    const wanted = newEmail()
    const [mine, theirs] = [
      await newAccount(server, { isConfirmed: false }),
      await newAccount(server, { isConfirmed: false }),
    ]
    for (const { accessToken } of [mine, theirs])
      await call(server, 'PUT', '/user', { accessToken, body: { email: wanted } })
    const { account, mails } = (await ask('GET', mine.accessToken)).body as AccountData
    expect(account.new_email).toBe(wanted)
    // The confirmation, and this account's mail to the new address. The other account's mail to that address is left out.
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(await ask('GET', mine.accessToken))).not.toContain(theirs.email)
  })

  it('shows the enquiries from the account’s address once it is confirmed, and no one else’s', async () => {
    const [mine, theirs] = [await newAccount(server), await newAccount(server)]
    const unconfirmed = await newAccount(server, { isConfirmed: false })
    await sendEnquiry(server, { from_email: mine.email.toUpperCase(), message: 'Is the sea warm in May?' })
    await sendEnquiry(server, { from_email: theirs.email, message: `My friend is ${mine.email}` })
    await sendEnquiry(server, { from_email: unconfirmed.email, message: 'Hello' })
    await sendEnquiry(server, { from_email: ` ${mine.email}`, message: 'Again' })
    const enquiriesOf = async (accessToken: string) =>
      ((await ask('GET', accessToken)).body as AccountData).enquiries
    expect(await enquiriesOf(mine.accessToken)).toMatchObject([
      {
        received_at: expect.stringMatching(/Z$/),
        kind: 'query',
        fields: { from_email: mine.email.toUpperCase(), message: 'Is the sea warm in May?' },
      },
      { fields: { message: 'Again' } },
    ])
    expect(await enquiriesOf(unconfirmed.accessToken)).toEqual([])
  })

  it('lists the signed-in browsers, starting with the caller’s own, until they are signed out', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    server.clock.pass(60_000)
    const elsewhere = await call(server, 'POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'user-agent': firefox },
    })
    const list = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.app.inject({ url: sessionsPath, headers })
      return { status: answer.statusCode, browsers: answer.json<SignedInBrowser[]>() }
    }
    const before = await list(accessToken)
    expect(before.browsers.map(({ device, is_current }) => [device, is_current])).toEqual([
      [expect.any(String), true],
      ['Firefox on Linux', false],
    ])
    const { refresh_token: refreshToken } = asSession(elsewhere)
    server.clock.pass(1_800_000)
    await refresh(server, refreshToken)
    const [, other] = (await list(accessToken)).browsers
    expect(Date.parse(other!.last_used_at) - Date.parse(other!.signed_in_at)).toBeGreaterThanOrEqual(
      1_800_000,
    )
    await call(server, 'POST', '/logout?scope=others', { accessToken })
    expect((await list(accessToken)).browsers).toMatchObject([{ is_current: true }])
    expect((await list('abc')).status).toBe(403)
  })

  it('deletes the account, its sessions, its one-time tokens and its mails, and confirms it by mail', async () => {
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

  it('deletes the mails to addresses the account had before, and shows them until then', async () => {
    const { email: former, accessToken } = await newAccount(server)
    const present = newEmail()
    await call(server, 'PUT', '/user', { accessToken, body: { email: present } })
    for (const email of [former, present]) await followLastMail(server, email)
    const { account, mails } = (await ask('GET', accessToken)).body as AccountData
    expect(account.email).toBe(present)
    expect(mails.map(({ subject }) => subject.replace(' for Travel agency', '')).toSorted()).toEqual([
      'Confirm the change of your e-mail address',
      'Confirm the change of your e-mail address',
      'Confirm your e-mail address',
      'Your e-mail address was changed',
    ])
    expect((await ask('DELETE', accessToken)).status).toBe(204)
    const left = await server.database.selectFrom('messages').selectAll().execute()
    expect(JSON.stringify(left)).not.toContain(former)
    expect(left.filter((mail) => JSON.stringify(mail).includes(present)).map(({ kind }) => kind)).toEqual([
      'account_deleted',
    ])
  })

  it('stops access tokens, refresh tokens and the password from working', async () => {
    const { email, session, accessToken } = await newAccount(server)
    const elsewhere = asSession(await signIn(server, email))
    await ask('DELETE', accessToken)
    for (const { access_token: token } of [session, elsewhere])
      expect((await call(server, 'GET', '/user', { accessToken: token })).body['code']).toBe('user_not_found')
    expect((await refresh(server, elsewhere.refresh_token)).body['code']).toBe('refresh_token_not_found')
    expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
    expect(await ask('DELETE', accessToken)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
  })

  it('deletes after an older sign-in only with the current password', async () => {
    const { email, accessToken } = await newAccount(server)
    server.clock.pass(11 * 60_000)
    expect(await ask('DELETE', accessToken)).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    })
    expect(await ask('DELETE', accessToken, { current_password: 'a-guess' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    })
    expect((await signIn(server, email)).status).toBe(200)
    expect((await ask('DELETE', accessToken, { current_password: password })).status).toBe(204)
  })

  it('shares one limit on password guesses with the change of password', async () => {
    const { accessToken } = await newAccount(server)
    server.clock.pass(11 * 60_000)
    for (let guess = 0; guess < 10; guess += 1) {
      const body = { current_password: `guess-${guess}` }
      const answer =
        guess % 2 === 0
          ? await ask('DELETE', accessToken, body)
          : await call(server, 'PUT', '/user', { accessToken, body: { password: 'the-thiefs-own', ...body } })
      expect(answer.body).toMatchObject({ code: 'current_password_invalid' })
    }
    expect(await ask('DELETE', accessToken, { current_password: password })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
    expect((await ask('GET', accessToken)).status).toBe(200)
  })

  it('leaves other accounts alone and frees the address for a new sign-up', async () => {
    const [mine, theirs] = [await newAccount(server), await newAccount(server)]
    await ask('DELETE', mine.accessToken)
    expect((await ask('GET', theirs.accessToken)).status).toBe(200)
    const again = asSession(await signUp(server, mine.email))
    expect(again.user.id).not.toBe(mine.session.user.id)
    expect((await signIn(server, mine.email, password)).status).toBe(200)
  })

  it('deletes once when two requests arrive at the same moment', async () => {
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
