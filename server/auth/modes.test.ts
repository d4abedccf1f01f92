import { describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  followLastMail,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newEmail,
  refresh,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

const modes = ['deferred', 'confirm', 'autoconfirm'] as const

describeEachDatabase('every endpoint', (database) => {
  describe.each(modes)('in %s mode', (mode) => {
    const mailsAtSignUp = mode === 'autoconfirm' ? 0 : 1

    const start = (env: Record<string, string> = {}) => startServer(database, { AUTH_MODE: mode, ...env })

    /** Signs up, confirms if the mode requires it, and signs in by password. */
    async function settledAccount(server: TestServer) {
      const email = newEmail()
      await signUp(server, email)
      if (mode !== 'autoconfirm') await followLastMail(server, email)
      return { email, session: asSession(await signIn(server, email)) }
    }

    it('serves a whole visit: sign up, confirm, sign in, refresh, change, sign out', async () => {
      const server = await start()
      const email = newEmail()
      const signedUp = await signUp(server, email)
      expect('access_token' in signedUp.body).toBe(mode !== 'confirm')
      expect(await mailsTo(server, email)).toHaveLength(mailsAtSignUp)
      expect((await signIn(server, email)).status).toBe(mode === 'confirm' ? 400 : 200)
      if (mode !== 'autoconfirm') {
        const confirmed = await followLastMail(server, email)
        expect(fragmentOf(confirmed)).toHaveProperty('access_token')
      }
      const session = asSession(await signIn(server, email))
      expect(session.user.email_confirmed_at).toBeDefined()
      const { access_token: accessToken } = asSession(await refresh(server, session.refresh_token))
      const named = await call(server, 'PUT', '/user', { accessToken, body: { data: { name: 'Asha' } } })
      expect(named.body['user_metadata']).toMatchObject({ name: 'Asha', email_verified: true })
      expect((await call(server, 'GET', '/user', { accessToken })).body).toEqual(named.body)
      expect((await call(server, 'POST', '/logout', { accessToken })).status).toBe(204)
      expect((await call(server, 'GET', '/user', { accessToken })).body['code']).toBe('session_not_found')
    })

    it('recovers by link and by code', async () => {
      const server = await start()
      const { email } = await settledAccount(server)
      await call(server, 'POST', '/recover', { body: { email } })
      const byLink = await followLastMail(server, email)
      expect(fragmentOf(byLink)).toMatchObject({ type: 'recovery', access_token: expect.any(String) })
      server.clock.pass(61_000)
      await call(server, 'POST', '/recover', { body: { email } })
      const { code: token } = await lastMailTo(server, email)
      const byCode = await call(server, 'POST', '/verify', { body: { type: 'recovery', email, token } })
      expect(asSession(byCode).user.email).toBe(email)
    })

    it('changes the address only once the new mailbox has confirmed', async () => {
      const server = await start()
      const { email, session } = await settledAccount(server)
      const [moved, { access_token: accessToken }] = [newEmail(), session]
      const wish = await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
      expect(wish.body).toMatchObject({ email, new_email: moved })
      server.clock.pass(61_000)
      await call(server, 'POST', '/resend', { body: { type: 'email_change', email } })
      const asked = mode === 'autoconfirm' ? [moved] : [email, moved]
      for (const address of asked) {
        expect((await signIn(server, email)).status).toBe(200)
        await followLastMail(server, address)
      }
      expect((await signIn(server, moved)).status).toBe(200)
      expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
    })

    it('resends a confirmation while one is pending', async () => {
      const server = await start()
      const email = newEmail()
      await signUp(server, email)
      server.clock.pass(61_000)
      const answer = await call(server, 'POST', '/resend', { body: { type: 'signup', email } })
      expect(answer).toMatchObject({ status: 200, body: {} })
      expect(await mailsTo(server, email)).toHaveLength(mailsAtSignUp * 2)
    })

    it('never gives access to an account by signing up with its address', async () => {
      const server = await start()
      const email = newEmail()
      await signUp(server, email)
      server.clock.pass(61_000)
      const again = await signUp(server, email, { password: 'squatters-password' })
      expect(again.body).not.toHaveProperty('access_token')
      expect((await signIn(server, email, 'squatters-password')).body['code']).toBe('invalid_credentials')
    })

    it('refuses sign-ups when they are switched off, and still signs in existing accounts', async () => {
      const open = await start()
      const { email } = await settledAccount(open)
      const server = await startServer(undefined, { AUTH_MODE: mode, AUTH_SIGN_UP: 'off' }, open)
      for (const address of [email, newEmail()])
        expect(await signUp(server, address)).toMatchObject({
          status: 422,
          body: { code: 'signup_disabled', message: 'Signups not allowed for this instance' },
        })
      expect((await signUp(server, '', { email: null })).body['code']).toBe('anonymous_provider_disabled')
      expect((await call(server, 'GET', '/settings')).body['disable_signup']).toBe(true)
      expect((await signIn(server, email)).status).toBe(200)
    })
  })
})
