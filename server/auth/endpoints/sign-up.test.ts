import { beforeAll, describe, expect, it } from 'vitest'
import { argon2 } from '#server/auth/accounts/password-hasher.ts'
import { evenTimeMs } from './even-time.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  asUser,
  call,
  followLastMail,
  lastMailTo,
  mailsTo,
  newEmail,
  signIn,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('signing up', (database) => {
  describe('in deferred mode', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer(database, {}, undefined, { passwordHasher: argon2 })
    })

    it('signs in at once and mails a link to confirm the address', async () => {
      const email = newEmail()
      const answer = await signUp(server, email.toUpperCase(), { data: { name: 'Asha', sub: 'forged' } })
      const session = asSession(answer)
      expect(answer.status).toBe(200)
      expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
      expect(session.expires_at).toBeCloseTo(server.clock.now() / 1000 + 3600, -1)
      const { user } = session
      expect(user).toMatchObject({ email, phone: '', aud: 'authenticated', role: 'authenticated' })
      expect(user).toMatchObject({ app_metadata: { provider: 'email', providers: ['email'] } })
      expect(user.user_metadata).toEqual({
        name: 'Asha',
        sub: user.id,
        email,
        email_verified: false,
        phone_verified: false,
      })
      expect(user.identities).toMatchObject([{ id: user.id, user_id: user.id, provider: 'email', email }])
      expect(user.confirmation_sent_at).toBeDefined()
      expect(user.email_confirmed_at).toBeUndefined()
      expect(user.confirmed_at).toBeUndefined()
      expect(await mailsTo(server, email)).toMatchObject([{ kind: 'confirmation' }])
    })

    it('signs in by password before the address is confirmed', async () => {
      const email = newEmail()
      await signUp(server, email)
      expect(asSession(await signIn(server, email)).user.email).toBe(email)
    })

    it('answers the same for confirmed and unconfirmed addresses, and never with a session', async () => {
      const email = newEmail()
      await signUp(server, email)
      const whileUnconfirmed = await signUp(server, email)
      await followLastMail(server, email)
      const onceConfirmed = await signUp(server, email)
      expect(whileUnconfirmed.status).toBe(422)
      expect(whileUnconfirmed.body).toEqual({
        code: 'user_already_exists',
        message: 'User already registered',
      })
      expect(onceConfirmed.body).toEqual(whileUnconfirmed.body)
    })

    it('creates one account when one address signs up many times at once', async () => {
      const email = newEmail()
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(server, email)))
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, 422, 422, 422, 422, 422])
      expect(await mailsTo(server, email)).toHaveLength(1)
    })

    it('leaks no database column in its answer', async () => {
      const answer = await signUp(server, newEmail())
      expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|refreshKey|accountId/)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('stores no password, refresh token, link or code in plain text', async () => {
      const email = newEmail()
      const session = asSession(await signUp(server, email, { password: 'a-password-like-no-other' }))
      const { linkToken, code } = await lastMailTo(server, email)
      const rows = JSON.stringify([
        await server.database.selectFrom('accounts').selectAll().execute(),
        await server.database.selectFrom('sessions').selectAll().execute(),
        await server.database.selectFrom('oneTimeTokens').selectAll().execute(),
      ])
      for (const secret of ['a-password-like-no-other', session.refresh_token, linkToken, `"${code}"`])
        expect(rows).not.toContain(secret)
      expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })
  })

  describe('in confirm mode', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer(database, { AUTH_MODE: 'confirm' })
    })

    it('answers with the user and no session, and sends one mail', async () => {
      const email = newEmail()
      const answer = await signUp(server, email)
      expect(asUser(answer)).toMatchObject({ email, role: 'authenticated' })
      expect(answer.body).not.toHaveProperty('access_token')
      expect(answer.body).not.toHaveProperty('email_confirmed_at')
      expect(answer.body['confirmation_sent_at']).toBeDefined()
      expect(await mailsTo(server, email)).toHaveLength(1)
    })

    it('takes as long for a known address as for an unknown one', async () => {
      const email = newEmail()
      await signUp(server, email)
      await followLastMail(server, email)
      for (const address of [email, newEmail()]) {
        const startedAt = performance.now()
        expect((await signUp(server, address)).status).toBe(200)
        expect(performance.now() - startedAt).toBeGreaterThan(evenTimeMs - 2)
      }
    })

    it('reports an unconfirmed address only when the password is right', async () => {
      const email = newEmail()
      await signUp(server, email)
      expect((await signIn(server, email)).body).toMatchObject({ code: 'email_not_confirmed' })
      expect((await signIn(server, email, 'wrong-password')).body).toMatchObject({
        code: 'invalid_credentials',
      })
      await followLastMail(server, email)
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('mails an unconfirmed address again and keeps its password and data', async () => {
      const email = newEmail()
      const first = asUser(await signUp(server, email, { data: { name: 'First' } }))
      server.clock.pass(61_000)
      const again = asUser(
        await signUp(server, email, { password: 'other-password', data: { name: 'Second' } }),
      )
      expect(again.id).toBe(first.id)
      expect(again.user_metadata['name']).toBe('First')
      const mails = await mailsTo(server, email)
      expect(mails).toHaveLength(2)
      await call(server, 'GET', mails[1]!.linkPath)
      expect((await signIn(server, email, 'other-password')).status).toBe(400)
      expect((await signIn(server, email)).status).toBe(200)
    })

    it('sends at most one mail a minute to an unconfirmed address', async () => {
      const email = newEmail()
      await signUp(server, email)
      const again = await signUp(server, email)
      expect(again.status).toBe(429)
      expect(again.body['code']).toBe('over_email_send_rate_limit')
      expect(again.body['message']).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      )
      expect(await mailsTo(server, email)).toHaveLength(1)
    })

    it('sends one mail to an unconfirmed address that signs up many times at once', async () => {
      const email = newEmail()
      await signUp(server, email)
      server.clock.pass(61_000)
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(server, email)))
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, 429, 429, 429, 429, 429])
      expect(await mailsTo(server, email)).toHaveLength(2)
    })

    it('answers with a made-up user for a confirmed address, and sends nothing', async () => {
      const email = newEmail()
      const real = asUser(await signUp(server, email))
      await followLastMail(server, email)
      const answer = await signUp(server, email, { data: { name: 'Stranger' } })
      expect(answer.status).toBe(200)
      const invented = asUser(answer)
      expect(invented).toMatchObject({
        email,
        role: '',
        identities: [],
        user_metadata: { name: 'Stranger' },
      })
      expect(invented.id).not.toBe(real.id)
      expect(invented.email_confirmed_at).toBeUndefined()
      expect(await mailsTo(server, email)).toHaveLength(1)
    })
  })

  describe('in autoconfirm mode', () => {
    it('signs in with a confirmed address and sends no mail', async () => {
      const server = await startServer(database, { AUTH_MODE: 'autoconfirm' })
      const email = newEmail()
      const { user } = asSession(await signUp(server, email))
      expect(user.email_confirmed_at).toBeDefined()
      expect(user.user_metadata['email_verified']).toBe(true)
      expect(await mailsTo(server, email)).toEqual([])
      expect((await signUp(server, email)).body['code']).toBe('user_already_exists')
    })

    it('does not sign in to an account that was left unconfirmed in another mode', async () => {
      const before = await startServer(database)
      const email = newEmail()
      await signUp(before, email)
      const after = await startServer(undefined, { AUTH_MODE: 'autoconfirm' }, before)
      const answer = await signUp(after, email, { password: 'squatters-password' })
      expect(answer.status).toBe(422)
      expect(answer.body['code']).toBe('user_already_exists')
    })
  })
})
