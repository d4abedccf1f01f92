import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  call,
  followLastMail,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newAccount,
  newEmail,
  password,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

const dayMs = 24 * 60 * 60_000

function change(server: TestServer, accessToken: string, body: Record<string, unknown>) {
  return call(server, 'PUT', '/user', { accessToken, body })
}

describeEachDatabase('reauthentication', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database, {
      AUTH_REQUIRE_REAUTHENTICATION: 'on',
      ACCESS_TOKEN_SECONDS: '604800',
    })
  })

  function ask(accessToken: string) {
    return call(server, 'GET', '/reauthenticate', { accessToken })
  }

  /** An account whose session is older than a day, and the code that was just mailed. */
  async function oldSession() {
    const account = await newAccount(server)
    server.clock.pass(dayMs + 60_000)
    expect(await ask(account.accessToken)).toMatchObject({ status: 200, body: {} })
    const { kind, code } = await lastMailTo(server, account.email)
    expect(kind).toBe('reauthentication')
    return { ...account, code }
  }

  it('is not required for a session younger than a day', async () => {
    const { accessToken } = await newAccount(server)
    expect((await change(server, accessToken, { password: 'a-new-password' })).status).toBe(200)
  })

  it('is required for an older session, and only to change the password', async () => {
    const { accessToken } = await newAccount(server)
    server.clock.pass(dayMs + 60_000)
    expect(await change(server, accessToken, { password: 'a-new-password' })).toMatchObject({
      status: 400,
      body: { code: 'reauthentication_needed' },
    })
    expect((await change(server, accessToken, { data: { name: 'Asha' } })).status).toBe(200)
  })

  it('changes the password with the mailed code, once', async () => {
    const { email, accessToken, code } = await oldSession()
    expect((await change(server, accessToken, { password: 'a-new-password', nonce: code })).status).toBe(200)
    expect((await signIn(server, email, 'a-new-password')).status).toBe(200)
    expect(await change(server, accessToken, { password: 'another-password', nonce: code })).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid' },
    })
  })

  it('refuses a wrong code, another account’s code, a code older than a day, and repeated guesses', async () => {
    const { accessToken, code } = await oldSession()
    const other = await oldSession()
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = { status: 422, body: { code: 'reauthentication_not_valid' } }
    const attempt = (nonce: string) => change(server, accessToken, { password: 'a-new-password', nonce })
    expect(await attempt(wrong)).toMatchObject(refused)
    if (other.code !== code) expect(await attempt(other.code)).toMatchObject(refused)
    for (let tries = 0; tries < 10; tries += 1) await attempt(wrong)
    expect(await attempt(code)).toMatchObject(refused)
    server.clock.pass(dayMs + 1000)
    const { accessToken: late, code: old } = other
    expect(await change(server, late, { password: 'a-new-password', nonce: old })).toMatchObject(refused)
  })

  it('sends no second mail within a minute, and reports when the last one was sent', async () => {
    const { email, accessToken } = await oldSession()
    expect(await ask(accessToken)).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      },
    })
    expect(await mailsTo(server, email)).toHaveLength(2)
    const { body } = await call(server, 'GET', '/user', { accessToken })
    expect(body['reauthentication_sent_at']).toBeDefined()
  })

  it('needs a session and a confirmed address, and ignores HEAD', async () => {
    const { accessToken, email } = await newAccount(server, { isConfirmed: false })
    expect(await ask(accessToken)).toMatchObject({ status: 422, body: { code: 'email_not_confirmed' } })
    expect((await call(server, 'GET', '/reauthenticate')).body['code']).toBe('no_authorization')
    expect((await call(server, 'HEAD', '/reauthenticate', { accessToken })).status).toBe(405)
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  it('mails a code that cannot be used to sign in', async () => {
    const { email, code } = await oldSession()
    for (const type of ['signup', 'email', 'recovery', 'email_change', 'magiclink', 'invite']) {
      const answer = await call(server, 'POST', '/verify', { body: { type, email, token: code } })
      expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    }
  })
})

describeEachDatabase('the check of the current password', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database, { AUTH_REQUIRE_CURRENT_PASSWORD: 'on' })
  })

  it('refuses a change without it or with a wrong one, and accepts the right one', async () => {
    const { email, accessToken } = await newAccount(server)
    const attempt = (more: Record<string, unknown>) =>
      change(server, accessToken, { password: 'a-new-password', ...more })
    expect(await attempt({})).toMatchObject({ status: 400, body: { code: 'current_password_required' } })
    expect(await attempt({ current_password: 'wrong-password' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_invalid' },
    })
    expect((await signIn(server, email)).status).toBe(200)
    expect((await attempt({ current_password: password })).status).toBe(200)
    expect((await signIn(server, email, 'a-new-password')).status).toBe(200)
  })

  it('is skipped after a recovery link and required after any other link', async () => {
    const email = newEmail()
    await signUp(server, email)
    const byConfirmation = fragmentOf(await followLastMail(server, email))
    expect(
      (await change(server, byConfirmation['access_token']!, { password: 'a-new-password' })).body['code'],
    ).toBe('current_password_required')
    await call(server, 'POST', '/recover', { body: { email } })
    const byRecovery = fragmentOf(await followLastMail(server, email))
    expect((await change(server, byRecovery['access_token']!, { password: 'a-new-password' })).status).toBe(
      200,
    )
  })
})

describe('with those settings off', () => {
  it('a password changes in an old session, and nonce and current password are ignored', async () => {
    const server = await startServer(undefined, {
      ACCESS_TOKEN_SECONDS: '604800',
      AUTH_REQUIRE_CURRENT_PASSWORD: 'off',
    })
    const { accessToken } = await newAccount(server)
    server.clock.pass(dayMs + 60_000)
    const body = { password: 'a-new-password', nonce: 'x', current_password: 'wrong' }
    expect((await change(server, accessToken, body)).status).toBe(200)
  })
})
