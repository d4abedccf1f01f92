import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { evenTimeMs } from './even-time.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  fragmentOf,
  lastMailTo,
  mailsTo,
  newEmail,
  signUp,
  siteUrl,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

const expiredFragment = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
}

describeEachDatabase('confirming an address', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function newAccount(query = '') {
    const email = newEmail()
    const session = asSession(await signUp(server, email, {}, query))
    return { email, session, mail: await lastMailTo(server, email) }
  }

  function follow(linkPath: string) {
    return call(server, 'GET', linkPath)
  }

  describe('by link', () => {
    it('confirms, signs in and redirects to the dashboard', async () => {
      const { email, session, mail } = await newAccount()
      const answer = await follow(mail.linkPath)
      expect(answer.status).toBe(303)
      expect(String(answer.headers['location'])).toMatch(`${siteUrl}/dashboard#access_token=`)
      const fragment = fragmentOf(answer)
      expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'signup', sb: '' })
      expect(Number(fragment['expires_at'])).toBeGreaterThan(server.clock.now() / 1000)
      const accessToken = fragment['access_token']!
      expect(decodeJwt(accessToken)['amr']).toMatchObject([{ method: 'otp' }])
      const { body: user } = await call(server, 'GET', '/user', { accessToken })
      expect(user).toMatchObject({ id: session.user.id, email })
      expect(user['email_confirmed_at']).toBeDefined()
      expect(user['user_metadata']).toMatchObject({ email_verified: true })
    })

    it('keeps the session of the sign-up', async () => {
      const { session, mail } = await newAccount()
      await follow(mail.linkPath)
      const mine = await call(server, 'GET', '/user', { accessToken: session.access_token })
      expect(mine.body['email_confirmed_at']).toBeDefined()
    })

    it('works once, also when it is followed twice at once', async () => {
      const { mail } = await newAccount()
      const answers = await Promise.all([follow(mail.linkPath), follow(mail.linkPath)])
      const fragments = answers.map(fragmentOf)
      expect(fragments.filter((fragment) => 'access_token' in fragment)).toHaveLength(1)
      expect(fragments).toContainEqual(expiredFragment)
      expect(fragmentOf(await follow(mail.linkPath))).toEqual(expiredFragment)
    })

    it('stays valid when a mail scanner sends HEAD', async () => {
      const { mail } = await newAccount()
      expect((await call(server, 'HEAD', mail.linkPath)).status).toBe(405)
      expect(fragmentOf(await follow(mail.linkPath))).toHaveProperty('access_token')
    })

    it('stops working after a day, and never works for another purpose', async () => {
      const { mail } = await newAccount()
      expect(fragmentOf(await follow(mail.linkPath.replace('signup', 'recovery')))).toEqual(expiredFragment)
      server.clock.pass(24 * 60 * 60_000 + 1000)
      expect(fragmentOf(await follow(mail.linkPath))).toEqual(expiredFragment)
    })

    it('reports in JSON what a broken link is missing', async () => {
      for (const path of ['/verify', '/verify?type=signup', '/verify?token=abc'])
        expect(await follow(path)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    })
  })

  it.each([
    ['/blog?from=mail', `${siteUrl}/blog?from=mail`],
    ['https://evil.example/dashboard', `${siteUrl}/dashboard`],
    ['//evil.example/', `${siteUrl}/dashboard`],
  ])('asked to end on %s, ends on %s', async (wanted, reached) => {
    const redirectTo = wanted.startsWith('/blog') ? `${siteUrl}${wanted}` : wanted
    const { mail } = await newAccount(`?redirect_to=${encodeURIComponent(redirectTo)}`)
    const answer = await follow(mail.linkPath)
    expect(String(answer.headers['location']).split('#')[0]).toBe(reached)
  })

  it('ignores a changed redirect address', async () => {
    const { mail } = await newAccount()
    const answer = await follow(`${mail.linkPath}&redirect_to=https://evil.example/`)
    expect(String(answer.headers['location'])).toMatch(`${siteUrl}/dashboard#`)
  })
})

describeEachDatabase('confirming an address by script', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function newAccount() {
    const email = newEmail()
    await signUp(server, email)
    return { email, mail: await lastMailTo(server, email) }
  }

  function enter(body: Record<string, unknown>) {
    return call(server, 'POST', '/verify', { body })
  }

  it.each(['signup', 'email'])('accepts the six digits with the address, as type %s', async (type) => {
    const { email, mail } = await newAccount()
    const session = asSession(await enter({ type, email: email.toUpperCase(), token: mail.code }))
    expect(session.user.email_confirmed_at).toBeDefined()
    expect((await enter({ type, email, token: mail.code })).body).toEqual({
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  it('accepts the link’s token, and then refuses the digits', async () => {
    const { email, mail } = await newAccount()
    expect((await enter({ type: 'signup', token_hash: mail.linkToken })).status).toBe(200)
    expect((await enter({ type: 'signup', email, token: mail.code })).status).toBe(403)
    expect((await enter({ type: 'signup', token_hash: mail.linkToken })).body).toEqual({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  it('refuses digits for an unknown address as it refuses wrong ones', async () => {
    const { email, mail } = await newAccount()
    const wrong = mail.code === '000000' ? '000001' : '000000'
    const forKnown = await enter({ type: 'signup', email, token: wrong })
    const forUnknown = await enter({ type: 'signup', email: newEmail(), token: wrong })
    expect(forKnown.status).toBe(403)
    expect(forUnknown).toMatchObject({ status: forKnown.status, body: forKnown.body })
  })

  it('takes as long to refuse digits for an address that was never mailed', async () => {
    const { email, mail } = await newAccount()
    const wrong = mail.code === '000000' ? '000001' : '000000'
    for (const address of [email, newEmail()]) {
      const startedAt = performance.now()
      expect((await enter({ type: 'signup', email: address, token: wrong })).status).toBe(403)
      expect(performance.now() - startedAt).toBeGreaterThan(evenTimeMs - 2)
    }
  })

  it('refuses all digits after ten tries, while the link still works', async () => {
    const { email, mail } = await newAccount()
    const wrong = mail.code === '000000' ? '000001' : '000000'
    const tries = Array.from({ length: 10 }, () => enter({ type: 'signup', email, token: wrong }))
    await Promise.all(tries)
    expect((await enter({ type: 'signup', email, token: mail.code })).status).toBe(403)
    expect((await enter({ type: 'signup', token_hash: mail.linkToken })).status).toBe(200)
  })
})

describe('required fields of verification', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined)
  })

  it.each([
    { email: 'a@b.example', token: '123456' },
    { type: 'toString', token_hash: 'abc' },
    { type: 'signup' },
    { type: 'signup', email: 'a@b.example', token: '123456', token_hash: 'abc' },
    { type: 'signup', token_hash: 'abc', email: 'a@b.example' },
    { type: 'signup', token_hash: 'abc', redirect_to: siteUrl },
    { type: 'signup', token: '123456' },
  ])('is not met by %j', async (body) => {
    const answer = await call(server, 'POST', '/verify', { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })
})

describe('the mail that confirms an address', () => {
  it('has the link on a line of its own, loads nothing, and has the same words in both parts', async () => {
    const server = await startServer(undefined)
    const email = newEmail()
    await signUp(server, email)
    const [mail] = await mailsTo(server, email)
    expect(mail!.text.split('\n')).toContain(`${siteUrl}/auth/v1${mail!.pagePath}`)
    expect(mail!.code).toMatch(/^\d{6}$/)
    expect(mail!.html).toContain(mail!.code)
    expect(mail!.html).toContain(`href="${siteUrl}/auth/v1${mail!.pagePath.replaceAll('&', '&amp;')}"`)
    expect(mail!.html).not.toMatch(/<img|<link|<script|<style|src=/)
  })
})
