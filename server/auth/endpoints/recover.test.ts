import { beforeAll, describe, expect, it } from 'vitest'
import { evenTimeMs } from './even-time.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  call,
  followLastMail,
  fragmentOf,
  mailsTo,
  newAccount,
  newEmail,
  signIn,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('mail on request', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  function ask(path: string, body: Record<string, unknown>) {
    return call(server, 'POST', path, { body })
  }

  describe('recovering an account', () => {
    it('answers the same for every address, also twice within a minute, and sends at most one mail', async () => {
      const { email } = await newAccount(server)
      for (const address of [email, email, newEmail()]) {
        const answer = await ask('/recover', { email: address })
        expect(answer).toMatchObject({ status: 200, body: {} })
      }
      expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(['confirmation', 'recovery'])
      server.clock.pass(61_000)
      await ask('/recover', { email })
      expect(await mailsTo(server, email)).toHaveLength(3)
    })

    it('signs in by the newest link, so that a new password can be chosen', async () => {
      const { email } = await newAccount(server)
      await ask('/recover', { email })
      server.clock.pass(61_000)
      await ask('/recover', { email })
      const [, older, newest] = await mailsTo(server, email)
      expect(fragmentOf(await call(server, 'GET', older!.linkPath))['error_code']).toBe('otp_expired')
      const fragment = fragmentOf(await call(server, 'GET', newest!.linkPath))
      expect(fragment['type']).toBe('recovery')
      const accessToken = fragment['access_token']!
      await call(server, 'PUT', '/user', { accessToken, body: { password: 'a-new-password' } })
      expect((await signIn(server, email, 'a-new-password')).status).toBe(200)
    })

    it('keeps the sessions and password of a confirmed account until a new one is chosen', async () => {
      const { email, session } = await newAccount(server)
      await ask('/recover', { email })
      await followLastMail(server, email)
      const { status } = await call(server, 'GET', '/user', { accessToken: session.access_token })
      expect(status).toBe(200)
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('permanently locks out a person who registered someone else’s address', async () => {
      const { email, session } = await newAccount(server, { isConfirmed: false })
      await ask('/recover', { email })
      const fragment = fragmentOf(await followLastMail(server, email))
      const owner = await call(server, 'GET', '/user', { accessToken: fragment['access_token']! })
      expect(owner.body['email_confirmed_at']).toBeDefined()
      const squatter = await call(server, 'GET', '/user', { accessToken: session.access_token })
      expect(squatter.body['code']).toBe('session_not_found')
      expect((await signIn(server, email)).body['code']).toBe('invalid_credentials')
    })

    it('takes as long for an unknown address as for a known one', async () => {
      const { email } = await newAccount(server)
      for (const path of ['/recover', '/resend'])
        for (const address of [email, newEmail()]) {
          const startedAt = performance.now()
          await ask(path, { email: address, type: 'signup' })
          // Timers may fire a millisecond early.
          expect(performance.now() - startedAt).toBeGreaterThan(evenTimeMs - 2)
        }
    })

    it('needs an address', async () => {
      expect(await ask('/recover', {})).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    })
  })

  describe('sending again', () => {
    it('sends the confirmation again after a minute, and the newest link is the one that works', async () => {
      const { email } = await newAccount(server, { isConfirmed: false })
      expect(await ask('/resend', { type: 'signup', email })).toMatchObject({ status: 200, body: {} })
      expect(await mailsTo(server, email)).toHaveLength(1)
      server.clock.pass(61_000)
      await ask('/resend', { type: 'signup', email })
      const [older, newest] = await mailsTo(server, email)
      expect(fragmentOf(await call(server, 'GET', older!.linkPath))['error_code']).toBe('otp_expired')
      expect(fragmentOf(await call(server, 'GET', newest!.linkPath))).toHaveProperty('access_token')
    })

    it('sends nothing when there is nothing to confirm', async () => {
      const { email } = await newAccount(server)
      const unknown = newEmail()
      server.clock.pass(61_000)
      for (const address of [email, unknown])
        for (const type of ['signup', 'email_change'])
          expect(await ask('/resend', { type, email: address })).toMatchObject({ status: 200, body: {} })
      expect(await mailsTo(server, email)).toHaveLength(1)
      expect(await mailsTo(server, unknown)).toEqual([])
    })

    it('sends both halves of a change of address again, found by the current address', async () => {
      const { email, session } = await newAccount(server)
      const moved = newEmail()
      const { access_token: accessToken } = session
      await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
      server.clock.pass(61_000)
      await ask('/resend', { type: 'email_change', email: moved })
      expect(await mailsTo(server, moved)).toHaveLength(1)
      await ask('/resend', { type: 'email_change', email })
      expect(await mailsTo(server, moved)).toHaveLength(2)
      await followLastMail(server, moved)
      await followLastMail(server, email)
      expect((await signIn(server, moved)).status).toBe(200)
    })

    it.each([{ type: 'sms', email: 'a@b.example' }, { email: 'a@b.example' }, { type: 'signup' }])(
      'refuses %j',
      async (body) => {
        expect(await ask('/resend', body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
      },
    )
  })
})
