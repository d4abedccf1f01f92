import { expect, it } from 'vitest'
import { argon2 } from '#server/auth/accounts/password-hasher.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { call, lastMailTo, mailsTo, newEmail, password, startServer } from '#tests/support/accounts.ts'
import { codesPerMailbox, mailsPerMailbox } from './endpoints/rate-limits.ts'

const dayMs = 24 * 60 * 60_000

describeEachDatabase('limits that keep accounts cheap', (database) => {
  it('limits all account mails per hour, and refuses with the protocol’s error', async () => {
    const server = await startServer(database, { AUTH_MAILS_PER_HOUR: '3' })
    const signUp = () => call(server, 'POST', '/signup', { body: { email: newEmail(), password } })
    for (let count = 0; count < 3; count += 1) expect((await signUp()).status).toBe(200)
    const refused = await signUp()
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    })
    server.clock.pass(61 * 60_000)
    expect((await signUp()).status).toBe(200)
  })

  it('limits mails per mailbox and day, and recovery answers the same when the limit is reached', async () => {
    const server = await startServer(database)
    const email = newEmail()
    await call(server, 'POST', '/signup', { body: { email, password } })
    for (let count = 0; count < mailsPerMailbox + 3; count += 1) {
      expect(await call(server, 'POST', '/recover', { body: { email } })).toMatchObject({
        status: 200,
        body: {},
      })
      server.clock.pass(61_000)
    }
    expect(await mailsTo(server, email)).toHaveLength(mailsPerMailbox)
    server.clock.pass(dayMs)
    await call(server, 'POST', '/recover', { body: { email } })
    expect(await mailsTo(server, email)).toHaveLength(mailsPerMailbox + 1)
  })

  it('limits code attempts per address and day across all mails; links keep working', async () => {
    const server = await startServer(database)
    const email = newEmail()
    await call(server, 'POST', '/signup', { body: { email, password } })
    const enter = (token: string) =>
      call(server, 'POST', '/verify', { body: { type: 'recovery', email, token } })
    for (let count = 0; count < codesPerMailbox; count += 1) {
      if (count % 8 === 0) {
        server.clock.pass(61_000)
        await call(server, 'POST', '/recover', { body: { email } })
      }
      const { code } = await lastMailTo(server, email)
      expect((await enter(code === '000000' ? '000001' : '000000')).status).toBe(403)
    }
    server.clock.pass(61_000)
    await call(server, 'POST', '/recover', { body: { email } })
    const { code, linkPath } = await lastMailTo(server, email)
    expect((await enter(String(code))).status).toBe(403)
    expect(String((await call(server, 'GET', linkPath)).headers['location'])).toContain('access_token=')
  })
})

it('limits passwords checked at once: further sign-ins get 503, never “wrong password”', async () => {
  const server = await startServer(undefined, {}, undefined, { passwordHasher: argon2 })
  const answers = await Promise.all(
    Array.from({ length: 130 }, () =>
      call(server, 'POST', '/token?grant_type=password', { body: { email: newEmail(), password } }),
    ),
  )
  const putOff = answers.filter(({ status }) => status === 503)
  expect(putOff.length).toBeGreaterThan(0)
  for (const { headers, body } of putOff) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body['code']).toBe('unexpected_failure')
  }
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(100)
}, 60_000)
