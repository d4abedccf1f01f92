import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { lockAccount } from '#server/auth/accounts/accounts.ts'
import { clearOneTimeTokens } from '#server/auth/tokens/one-time-tokens.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  followLastMail,
  fragmentOf,
  lastMailTo,
  newAccount,
  newEmail,
  signIn,
  signUp,
  siteUrl,
  startServer,
  type Answer,
  type TestServer,
} from '#tests/support/accounts.ts'

function newPair() {
  const verifier = randomBytes(42).toString('hex')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } }
}

function queryOf(answer: Answer): Record<string, string> {
  return Object.fromEntries(new URL(String(answer.headers['location'])).searchParams)
}

describeEachDatabase('the PKCE flow', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  function exchange(authCode: unknown, verifier: unknown) {
    return call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: authCode, code_verifier: verifier },
    })
  }

  async function linkFor(email: string, fields: Record<string, string>) {
    await signUp(server, email, fields)
    const answer = await followLastMail(server, email)
    expect(answer.status).toBe(303)
    return queryOf(answer)['code']
  }

  it('redirects a link with a code, and gives the session to the client that has the verifier', async () => {
    const email = newEmail()
    const { verifier, fields } = newPair()
    await signUp(server, email, fields, `?redirect_to=${encodeURIComponent(`${siteUrl}/blog?a=1`)}`)
    expect((await lastMailTo(server, email)).linkToken).toMatch(/^pkce_[0-9a-f]{56}$/)
    const answer = await followLastMail(server, email)
    const { href, searchParams } = new URL(String(answer.headers['location']))
    expect(href).toBe(`${siteUrl}/blog?a=1&code=${searchParams.get('code')}`)
    const session = asSession(await exchange(searchParams.get('code'), verifier))
    expect(session.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect(decodeJwt(session.access_token)['amr']).toMatchObject([{ method: 'email/signup' }])
    const { access_token: accessToken } = session
    expect((await call(server, 'GET', '/user', { accessToken })).status).toBe(200)
  })

  it('accepts a plain challenge, too', async () => {
    const verifier = 'v'.repeat(43)
    const code = await linkFor(newEmail(), { code_challenge: verifier, code_challenge_method: 'plain' })
    expect((await exchange(code, verifier)).status).toBe(200)
  })

  it('refuses a wrong verifier and keeps the code valid, and refuses a used code', async () => {
    const { verifier, fields } = newPair()
    const code = await linkFor(newEmail(), fields)
    expect(await exchange(code, newPair().verifier)).toMatchObject({
      status: 400,
      body: {
        code: 'bad_code_verifier',
        message: 'code challenge does not match previously saved code verifier',
      },
    })
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await exchange(code, verifier)).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' },
    })
  })

  it('expires a code after five minutes', async () => {
    const { verifier, fields } = newPair()
    const code = await linkFor(newEmail(), fields)
    server.clock.pass(5 * 60_000 + 1000)
    expect(await exchange(code, verifier)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    })
  })

  it('invalidates a code when the password changes before the exchange', async () => {
    const email = newEmail()
    const { verifier, fields } = newPair()
    const { access_token: accessToken } = asSession(await signUp(server, email, fields))
    const { code } = queryOf(await followLastMail(server, email))
    await call(server, 'PUT', '/user', { accessToken, body: { password: 'a-new-password' } })
    expect((await exchange(code, verifier)).body['code']).toBe('flow_state_not_found')
  })

  it.runIf(database.kind === 'postgres')(
    'lets a concurrent change of the account finish first, without a deadlock',
    async () => {
      const email = newEmail()
      const { verifier, fields } = newPair()
      const { user } = asSession(await signUp(server, email, fields))
      const { code } = queryOf(await followLastMail(server, email))
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`
      const late = await server.database.transaction().execute(async (tx) => {
        await lockAccount(tx, user.id)
        const exchanging = exchange(code, verifier)
        await expect.poll(async () => (await waiting.execute(server.database)).rows.length).toBe(1)
        await clearOneTimeTokens(tx, user.id)
        return { exchanging }
      })
      expect((await late.exchanging).body['code']).toBe('flow_state_not_found')
    },
  )

  it.each([
    [undefined, 'v'],
    ['', 'v'],
    ['c', undefined],
    ['c', ''],
  ])('needs both a code and a verifier, not %j and %j', async (code, verifier) => {
    expect(await exchange(code, verifier)).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'invalid request: both auth code and code verifier should be non-empty',
      },
    })
  })

  it('reports in query and fragment that a link no longer works', async () => {
    const email = newEmail()
    await signUp(server, email, newPair().fields)
    await followLastMail(server, email)
    const again = await followLastMail(server, email)
    expect(queryOf(again)).toEqual(fragmentOf(again))
    expect(queryOf(again)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  it('answers with a session when a script posts the link’s token', async () => {
    const email = newEmail()
    await signUp(server, email, newPair().fields)
    const { linkToken } = await lastMailTo(server, email)
    const answer = await call(server, 'POST', '/verify', { body: { type: 'signup', token_hash: linkToken } })
    expect(asSession(answer).user.email).toBe(email)
  })

  describe('of other mails', () => {
    it('recovers an account', async () => {
      const { email } = await newAccount(server)
      const { verifier, fields } = newPair()
      await call(server, 'POST', '/recover', { body: { email, ...fields } })
      const { code } = queryOf(await followLastMail(server, email))
      const { access_token: accessToken } = asSession(await exchange(code, verifier))
      await call(server, 'PUT', '/user', { accessToken, body: { password: 'a-new-password' } })
      expect((await signIn(server, email, 'a-new-password')).status).toBe(200)
    })

    it('changes an address, and reports in query and fragment that one of two mailboxes has confirmed', async () => {
      const { email, accessToken } = await newAccount(server)
      const moved = newEmail()
      const { verifier, fields } = newPair()
      await call(server, 'PUT', '/user', { accessToken, body: { email: moved, ...fields } })
      const half = await followLastMail(server, email)
      expect(queryOf(half)).toEqual(fragmentOf(half))
      expect(queryOf(half)['message']).toMatch(/other email/)
      const { code } = queryOf(await followLastMail(server, moved))
      expect(asSession(await exchange(code, verifier)).user.email).toBe(moved)
    })

    it('confirms by a mail that was sent again', async () => {
      const email = newEmail()
      await signUp(server, email)
      server.clock.pass(61_000)
      const { verifier, fields } = newPair()
      await call(server, 'POST', '/resend', { body: { type: 'signup', email, ...fields } })
      const { code } = queryOf(await followLastMail(server, email))
      expect(asSession(await exchange(code, verifier)).user.email_confirmed_at).toBeDefined()
    })
  })
})
