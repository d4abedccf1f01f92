import { beforeAll, describe, expect, it } from 'vitest'
import {
  asSession,
  call,
  fragmentOf,
  lastMailTo,
  newAccount,
  newEmail,
  password,
  refresh,
  signIn,
  signUp,
  startServer,
  type Answer,
  type TestServer,
} from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'

/** Presses the button of the page behind the newest mail for this address. */
async function press(
  server: TestServer,
  email: string,
  fields: Record<string, string> = {},
): Promise<Answer & { page: string }> {
  const { linkToken, pagePath } = await lastMailTo(server, email)
  const type = new URLSearchParams(pagePath.split('?')[1]).get('type') ?? ''
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/v1/confirm',
    remoteAddress: '192.0.2.7',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: linkToken, type, ...fields }).toString(),
  })
  return { status: answer.statusCode, headers: answer.headers, body: {}, page: answer.payload }
}

const refreshCode = async (server: TestServer, refreshToken: string) =>
  (await refresh(server, refreshToken)).body['code']

describeEachDatabase('the link in a mail', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  it('confirms nothing and stays valid when a scanner follows it by GET', async () => {
    const email = newEmail()
    const session = asSession(await signUp(server, email))
    await call(server, 'POST', '/recover', { body: { email } })
    const { pagePath } = await lastMailTo(server, email)
    for (const headers of [{ accept: '*/*' }, { accept: 'text/html', 'sec-fetch-mode': 'navigate' }]) {
      const page = await call(server, 'GET', pagePath, { headers: headers as Record<string, string> })
      expect(page.status).toBe(200)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    }
    const { access_token: accessToken } = session
    expect((await call(server, 'GET', '/user', { accessToken })).body).not.toHaveProperty(
      'email_confirmed_at',
    )
    expect(fragmentOf(await press(server, email))).toHaveProperty('access_token')
  })

  it('opens a page with one button, whose policy allows only its own script', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    const answer = await server.app.inject({
      url: `/auth/v1${(await lastMailTo(server, email)).pagePath}`,
      remoteAddress: '192.0.2.8',
    })
    expect(answer.payload.match(/<button/g)).toHaveLength(1)
    expect(answer.payload).toContain(email)
    expect(answer.payload).not.toMatch(/<link|src=|style="/)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
      ),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  it('redirects to the site’s explanation when its type is unknown or its token is invalid', async () => {
    for (const path of ['/confirm', '/confirm?type=signup&token=aa', '/confirm?type=unheard-of&token=aa']) {
      const answer = await call(server, 'GET', path)
      expect(answer.status).toBe(303)
      expect(fragmentOf(answer)).toMatchObject({ error_code: 'otp_expired' })
    }
  })

  describe('that confirms a new account', () => {
    it('keeps session and password when opened in the browser that signed up, also with an expired access token', async () => {
      const email = newEmail()
      const session = asSession(await signUp(server, email))
      server.clock.pass(2 * 60 * 60_000)
      const answer = await press(server, email, { access_token: session.access_token })
      expect(fragmentOf(answer)).toMatchObject({ type: 'signup', access_token: expect.any(String) })
      expect((await refresh(server, session.refresh_token)).status).toBe(200)
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('keeps session and password when opened in another browser with the right password', async () => {
      const email = newEmail()
      const session = asSession(await signUp(server, email))
      const answer = await press(server, email, { password })
      expect(fragmentOf(answer)).toMatchObject({ type: 'signup' })
      expect((await refresh(server, session.refresh_token)).status).toBe(200)
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('signs out the person who registered a stranger’s address, and lets the mailbox’s owner choose a new password', async () => {
      const email = newEmail()
      const squatter = asSession(await signUp(server, email))
      const answer = fragmentOf(await press(server, email))
      expect(answer).toMatchObject({ type: 'recovery' })
      const { access_token: accessToken } = squatter
      expect((await call(server, 'GET', '/user', { accessToken })).body['code']).toBe('session_not_found')
      expect(await refreshCode(server, squatter.refresh_token)).toBe('refresh_token_not_found')
      expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
      const chosen = await call(server, 'PUT', '/user', {
        accessToken: answer['access_token']!,
        body: { password: 'the-owners-password' },
      })
      expect(chosen.status).toBe(200)
      expect((await signIn(server, email, 'the-owners-password')).status).toBe(200)
    })

    it('does not accept another account’s session, or a forged one, as that of the account', async () => {
      const email = newEmail()
      await signUp(server, email)
      const stranger = await newAccount(server)
      for (const access_token of [stranger.accessToken, 'undefined', 'a.b.c']) {
        const answer = await press(server, email, { access_token })
        expect(answer.status).toBe(422)
        expect(answer.page).toContain('type="password"')
        expect(answer.page).not.toContain('<script')
      }
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('reports a wrong password, stays valid, and accepts ten guesses an hour', async () => {
      const email = newEmail()
      await signUp(server, email)
      for (let guess = 0; guess < 10; guess += 1) {
        const answer = await press(server, email, { password: `guess-${guess}` })
        expect(answer).toMatchObject({ status: 422, page: expect.stringContaining('not the password') })
      }
      const right = await press(server, email, { password })
      expect(right).toMatchObject({ status: 422, page: expect.stringContaining('tried too often') })
      expect(fragmentOf(await press(server, email))).toHaveProperty('type', 'recovery')
    })
  })

  describe('that moves an account to another address', () => {
    it('ends the sessions of an account that requested a move to a stranger’s mailbox', async () => {
      const squatter = await newAccount(server)
      const target = newEmail()
      const { accessToken } = squatter
      await call(server, 'PUT', '/user', { accessToken, body: { email: target } })
      // The squatter confirms first, from their own mailbox.
      await press(server, squatter.email)
      const answer = fragmentOf(await press(server, target))
      expect(answer).toMatchObject({ type: 'recovery' })
      expect((await call(server, 'GET', '/user', { accessToken })).body['code']).toBe('session_not_found')
      expect((await signIn(server, target)).body['code']).toBe('invalid_credentials')
      expect((await signIn(server, squatter.email)).body['code']).toBe('invalid_credentials')
    })

    it('waits for the former mailbox when nothing shows that the account’s owner has the new one', async () => {
      const squatter = await newAccount(server)
      const target = newEmail()
      const { accessToken } = squatter
      await call(server, 'PUT', '/user', { accessToken, body: { email: target } })
      const early = await press(server, target)
      expect(early).toMatchObject({ status: 422, page: expect.stringContaining('present address') })
      await press(server, squatter.email)
      expect(fragmentOf(await press(server, target))).toMatchObject({ type: 'recovery' })
    })

    it('accepts both confirmations in either order from a signed-in visitor', async () => {
      for (const isNewFirst of [true, false]) {
        const { email, accessToken, session } = await newAccount(server)
        const moved = newEmail()
        await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
        const order = isNewFirst ? [moved, email] : [email, moved]
        for (const mailbox of order) await press(server, mailbox, { access_token: accessToken })
        expect((await call(server, 'GET', '/user', { accessToken })).body['email']).toBe(moved)
        expect((await refresh(server, session.refresh_token)).status).toBe(200)
        expect((await signIn(server, moved)).status).toBe(200)
      }
    })
  })

  it('that resets the password does not require one', async () => {
    const { email } = await newAccount(server)
    await call(server, 'POST', '/recover', { body: { email } })
    expect(fragmentOf(await press(server, email))).toMatchObject({ type: 'recovery' })
  })

  it('redirects to the requested address only', async () => {
    const { email } = await newAccount(server, { isConfirmed: false })
    const redirect_to = 'https://evil.example/dashboard'
    const answer = await press(server, email, { redirect_to })
    expect(String(answer.headers['location'])).toMatch(/^https:\/\/meridaya\.example\/dashboard#/)
  })
})

describeEachDatabase('the link in a mail in confirm mode', (database) => {
  it('keeps the password when it is entered correctly, and removes it otherwise', async () => {
    const server = await startServer(database, { AUTH_MODE: 'confirm' })
    const owner = newEmail()
    await signUp(server, owner)
    expect(fragmentOf(await press(server, owner, { password }))).toMatchObject({ type: 'signup' })
    expect((await signIn(server, owner)).status).toBe(200)
    const victim = newEmail()
    await signUp(server, victim)
    expect(fragmentOf(await press(server, victim))).toMatchObject({ type: 'recovery' })
    expect((await signIn(server, victim)).body['code']).toBe('invalid_credentials')
  })
})
