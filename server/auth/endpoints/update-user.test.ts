import { beforeAll, expect, it, vi } from 'vitest'
import { argon2 } from '#server/auth/accounts/password-hasher.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  followLastMail,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newAccount,
  newEmail,
  password,
  signIn,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('changing an account', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  function change(accessToken: string, body: Record<string, unknown>) {
    return call(server, 'PUT', '/user', { accessToken, body })
  }

  function follow(linkPath: string) {
    return call(server, 'GET', linkPath)
  }

  async function emailOf(accessToken: string) {
    return (await call(server, 'GET', '/user', { accessToken })).body['email']
  }

  it('merges data key by key, removes a key set to null, and keeps its own keys', async () => {
    const { accessToken } = await newAccount(server)
    await change(accessToken, { data: { name: 'Asha', city: 'Pune' } })
    const answer = await change(accessToken, {
      data: { city: null, diet: 'vegetarian', email_verified: 'no' },
    })
    expect(answer.status).toBe(200)
    const { sub, email, ...rest } = answer.body['user_metadata'] as Record<string, unknown>
    expect([sub, email]).toEqual([answer.body['id'], answer.body['email']])
    expect(rest).toEqual({ name: 'Asha', diet: 'vegetarian', email_verified: true, phone_verified: false })
  })

  it('sets a new password and ends every session but the requesting one', async () => {
    const { email, accessToken } = await newAccount(server)
    const elsewhere = asSession(await signIn(server, email))
    expect((await change(accessToken, { password: 'a-new-password' })).status).toBe(200)
    expect(await emailOf(accessToken)).toBe(email)
    const { body } = await call(server, 'GET', '/user', { accessToken: elsewhere.access_token })
    expect(body['code']).toBe('session_not_found')
    expect((await signIn(server, email)).status).toBe(400)
    expect((await signIn(server, email, 'a-new-password')).status).toBe(200)
  })

  it('changes nothing for a session that ends at the same moment', async () => {
    const verify = vi.fn(argon2.verify)
    const racing = await startServer(undefined, {}, server, { passwordHasher: { ...argon2, verify } })
    const { email, accessToken } = await newAccount(racing)
    const owner = asSession(await signIn(racing, email))
    verify.mockImplementationOnce(async (...parameters) => {
      await call(racing, 'POST', '/logout?scope=others', { accessToken: owner.access_token })
      return argon2.verify(...parameters)
    })
    const late = { accessToken, body: { password: 'a-new-password', data: { name: 'Asha' } } }
    expect(await call(racing, 'PUT', '/user', late)).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect(asSession(await signIn(racing, email)).user.user_metadata).not.toHaveProperty('name')
  })

  it('invalidates pending links when the password changes', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    await call(server, 'POST', '/recover', { body: { email } })
    const mails = await mailsTo(server, email)
    expect(mails).toHaveLength(2)
    await change(accessToken, { password: 'a-new-password' })
    for (const { linkPath } of mails)
      expect(fragmentOf(await follow(linkPath))['error_code']).toBe('otp_expired')
  })

  it('cancels a pending change of address when the password changes', async () => {
    const { email, accessToken } = await newAccount(server)
    const moved = newEmail()
    await change(accessToken, { email: moved })
    const answer = await change(accessToken, { password: 'a-new-password' })
    expect(answer.body).not.toHaveProperty('new_email')
    server.clock.pass(61_000)
    await call(server, 'POST', '/resend', { body: { type: 'email_change', email } })
    expect(await mailsTo(server, moved)).toHaveLength(1)
    expect(fragmentOf(await followLastMail(server, moved))['error_code']).toBe('otp_expired')
  })

  it('moves to a new address once both mailboxes have confirmed', async () => {
    const { email, accessToken } = await newAccount(server)
    const moved = newEmail()
    const answer = await change(accessToken, { email: moved.toUpperCase() })
    expect(answer.body).toMatchObject({ email, new_email: moved })
    expect(answer.body['email_change_sent_at']).toBeDefined()
    const half = fragmentOf(await followLastMail(server, email))
    expect(half['message']).toMatch(/other email/)
    expect(await emailOf(accessToken)).toBe(email)
    const done = fragmentOf(await followLastMail(server, moved))
    expect(done).toMatchObject({ type: 'email_change', access_token: expect.any(String) })
    expect(await emailOf(accessToken)).toBe(moved)
    expect((await signIn(server, moved)).body['user']).not.toHaveProperty('new_email')
    expect((await signIn(server, email)).status).toBe(400)
  })

  it('sends no mail when the new address is the present one', async () => {
    const { email, accessToken } = await newAccount(server)
    const answer = await change(accessToken, { email: email.toUpperCase() })
    expect(answer).toMatchObject({ status: 200, body: { email } })
    expect(answer.body).not.toHaveProperty('new_email')
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  it('accepts codes instead of links, in either order', async () => {
    const { email, accessToken } = await newAccount(server)
    const moved = newEmail()
    await change(accessToken, { email: moved })
    const enter = async (address: string) =>
      call(server, 'POST', '/verify', {
        body: { type: 'email_change', email: address, token: (await lastMailTo(server, address)).code },
      })
    expect((await enter(moved)).body).toEqual({ code: '200', msg: expect.stringMatching(/other email/) })
    expect(asSession(await enter(email)).user.email).toBe(moved)
  })

  it('needs only the new mailbox’s confirmation when the old one was never confirmed', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    const moved = newEmail()
    await change(accessToken, { email: moved })
    expect(await mailsTo(server, email)).toHaveLength(1)
    await followLastMail(server, moved)
    expect(await emailOf(accessToken)).toBe(moved)
  })

  it('gives an address that two accounts requested to the one that confirms first', async () => {
    const [first, second] = [
      await newAccount(server, { isConfirmed: false }),
      await newAccount(server, { isConfirmed: false }),
    ]
    const wanted = newEmail()
    await change(first.accessToken, { email: wanted })
    await change(second.accessToken, { email: wanted })
    const [firstMail, secondMail] = await mailsTo(server, wanted)
    await follow(secondMail!.linkPath)
    expect(fragmentOf(await follow(firstMail!.linkPath))['error_code']).toBe('email_exists')
    expect(await emailOf(second.accessToken)).toBe(wanted)
    expect(await emailOf(first.accessToken)).toBe(first.email)
  })

  it('gives an address to one of two accounts when both confirm it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const movers = [await newAccount(server), await newAccount(server)]
      const wanted = newEmail()
      for (const { email, accessToken } of movers) {
        await change(accessToken, { email: wanted })
        await follow((await lastMailTo(server, email)).linkPath)
      }
      const answers = await Promise.all((await mailsTo(server, wanted)).map((mail) => follow(mail.linkPath)))
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      const outcomes = answers.map((answer) => fragmentOf(answer)['error_code'] ?? 'moved')
      expect(outcomes.toSorted()).toEqual(['email_exists', 'moved'])
    }
  })

  it('refuses changes that an account may not make to itself', async () => {
    const { accessToken } = await newAccount(server)
    const other = await newAccount(server)
    await change(accessToken, { email: newEmail() })
    const refusals: [Record<string, unknown>, number, string][] = [
      [{ password: 'short' }, 422, 'weak_password'],
      [{ password: '' }, 422, 'weak_password'],
      [{ password }, 422, 'same_password'],
      [{ email: other.email }, 422, 'email_exists'],
      [{ email: newEmail() }, 429, 'over_email_send_rate_limit'],
      [{ email: 'not an address' }, 400, 'validation_failed'],
      [{ phone: '+911145678900' }, 422, 'phone_provider_disabled'],
      [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
      [{ data: { story: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    ]
    for (const [body, status, code] of refusals)
      expect(await change(accessToken, body), code).toMatchObject({ status, body: { code } })
    expect((await call(server, 'PUT', '/user', { body: {} })).status).toBe(401)
  })

  it('changes nothing when one of several changes is refused', async () => {
    const { email, accessToken } = await newAccount(server)
    const other = await newAccount(server)
    await change(accessToken, { email: other.email, password: 'a-new-password', data: { name: 'Asha' } })
    expect((await signIn(server, email)).status).toBe(200)
    const { body } = await call(server, 'GET', '/user', { accessToken })
    expect(body['user_metadata']).not.toHaveProperty('name')
  })
})
