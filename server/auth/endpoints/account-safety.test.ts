import { beforeAll, describe, expect, it } from 'vitest'
import {
  asSession,
  call,
  fragmentOf,
  followLastMail,
  mailsTo,
  newAccount,
  newEmail,
  password,
  refresh,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeEachDatabase('a stolen access token', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })
  const change = (accessToken: string, body: Record<string, unknown>) =>
    call(server, 'PUT', '/user', { accessToken, body: { password: 'the-thiefs-password', ...body } })

  it('does not change the password without the current one, once the sign-in is older than ten minutes', async () => {
    const { email, accessToken } = await newAccount(server)
    server.clock.pass(11 * minuteMs)
    expect(await change(accessToken, {})).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    })
    expect((await signIn(server, email)).status).toBe(200)
    expect((await change(accessToken, { current_password: password })).status).toBe(200)
  })

  it('cannot guess it: after ten tries in an hour even the right one is refused', async () => {
    const { accessToken } = await newAccount(server)
    server.clock.pass(11 * minuteMs)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(accessToken, { current_password: `guess-${guess}` })).body['code']).toBe(
        'current_password_invalid',
      )
    expect(await change(accessToken, { current_password: password })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
  })

  it('changes the password without the old one for a day after a recovery link', async () => {
    const { email } = await newAccount(server)
    await call(server, 'POST', '/recover', { body: { email } })
    const { access_token: accessToken } = fragmentOf(await followLastMail(server, email))
    server.clock.pass(30 * minuteMs)
    expect((await change(accessToken!, {})).status).toBe(200)
  })
})

describeEachDatabase('a session that is not used', (database) => {
  it('ends after ninety days, with the protocol’s error', async () => {
    const server = await startServer(database)
    const { refresh_token: early } = asSession(await signUp(server, newEmail()))
    server.clock.pass(89 * dayMs)
    const { refresh_token: late } = asSession(await refresh(server, early))
    server.clock.pass(90 * dayMs + 1000)
    expect(await refresh(server, late)).toMatchObject({ status: 400, body: { code: 'session_expired' } })
    expect((await refresh(server, late)).body['code']).toBe('refresh_token_not_found')
  })
})

describe('one of the most common passwords', () => {
  const weak = {
    status: 422,
    body: {
      code: 'weak_password',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      weak_password: { reasons: ['pwned'] },
    },
  }
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined)
  })

  it.each(['123456', 'password', 'Passw0rd', 'iloveyou', 'QWERTY123'])(
    'is refused at sign-up: %s',
    async (common) => {
      expect(await signUp(server, newEmail(), { password: common })).toMatchObject(weak)
    },
  )

  it('is refused when it equals the address or the part before the @', async () => {
    const email = newEmail()
    for (const own of [email, email.toUpperCase(), email.split('@')[0]!])
      if (Buffer.byteLength(own) <= 72)
        expect(await signUp(server, email, { password: own })).toMatchObject(weak)
  })

  it('is refused at a change', async () => {
    const { accessToken } = await newAccount(server)
    const body = { password: 'letmein1' }
    expect(await call(server, 'PUT', '/user', { accessToken, body })).toMatchObject(weak)
  })

  it('still signs in if it was set earlier, and the session reports that it is weak', async () => {
    const relaxed = await startServer(undefined, { AUTH_REFUSE_COMMON_PASSWORDS: 'off' })
    const email = newEmail()
    expect((await signUp(relaxed, email, { password: '123456' })).status).toBe(200)
    const strict = await startServer(undefined, {}, relaxed)
    const answer = await signIn(strict, email, '123456')
    expect(answer).toMatchObject({ status: 200, body: { weak_password: { reasons: ['pwned'] } } })
  })
})

describeEachDatabase('a sign-in from a new device', (database) => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const signInFrom = (server: TestServer, email: string, userAgent: string) =>
    call(server, 'POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    })
  const notices = async (server: TestServer, email: string) =>
    (await mailsTo(server, email)).filter(({ kind }) => kind === 'new_device')

  it('sends one mail to the account’s address, with a link to reset the password', async () => {
    const server = await startServer(database)
    const { email } = await newAccount(server)
    await signInFrom(server, email, firefox)
    await signInFrom(server, email, firefox.replace('140.0', '141.0'))
    await signInFrom(server, email, iphone)
    const mails = await notices(server, email)
    expect(mails.map(({ text }) => /from (.+?), for/s.exec(text)?.[1]?.replace(/\s+/g, ' '))).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
    ])
    expect(mails[0]!.text).toContain('/forgot-password')
  })

  it('sends no mail to an unconfirmed address, or when the setting is off', async () => {
    const server = await startServer(database)
    const { email } = await newAccount(server, { isConfirmed: false })
    await signInFrom(server, email, firefox)
    expect(await notices(server, email)).toEqual([])
    const quiet = await startServer(undefined, { AUTH_NEW_DEVICE_MAIL: 'off' })
    const other = await newAccount(quiet)
    await signInFrom(quiet, other.email, firefox)
    expect(await notices(quiet, other.email)).toEqual([])
  })
})
