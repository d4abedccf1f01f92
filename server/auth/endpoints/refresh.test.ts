import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { parseRefreshToken } from '#server/auth/tokens/refresh-tokens.ts'
import {
  asSession,
  call,
  newEmail,
  refresh,
  signUp,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

const reuseWindowMs = 10_000

describeEachDatabase('refreshing a session', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function newSession() {
    return asSession(await signUp(server, newEmail()))
  }

  async function next(refreshToken: string) {
    return asSession(await refresh(server, refreshToken)).refresh_token
  }

  it('hands out a new refresh token and a new access token for the same session', async () => {
    const first = await newSession()
    server.clock.pass(60_000)
    const second = asSession(await refresh(server, first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const [before, after] = [decodeJwt(first.access_token), decodeJwt(second.access_token)]
    expect(after['session_id']).toBe(before['session_id'])
    expect(after['amr']).toEqual(before['amr'])
    expect(after.exp).toBeGreaterThan(before.exp!)
    expect(second.user).toEqual(first.user)
  })

  it('hands back the same refresh token when the answer was lost, even long ago', async () => {
    const first = await newSession()
    const second = await next(first.refresh_token)
    server.clock.pass(30 * 24 * 60 * 60_000)
    const repeated = asSession(await refresh(server, first.refresh_token))
    expect(repeated.refresh_token).toBe(second)
    expect(decodeJwt(repeated.access_token).iat).toBeCloseTo(server.clock.now() / 1000, -1)
  })

  it('gives one successor to many tabs that refresh at the same moment', async () => {
    const { refresh_token: shared } = await newSession()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(server, shared)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const successors = new Set(answers.map((answer) => asSession(answer).refresh_token))
    expect(successors.size).toBe(1)
    expect(successors.has(shared)).toBe(false)
  })

  it('rotates again for an older token inside the reuse window of its replacement', async () => {
    const first = await newSession()
    const second = await next(first.refresh_token)
    const third = await next(second)
    server.clock.pass(reuseWindowMs - 1000)
    const fourth = await next(first.refresh_token)
    expect(new Set([first.refresh_token, second, third, fourth]).size).toBe(4)
    expect(await next(third)).toBe(fourth)
    expect(await next(fourth)).not.toBe(fourth)
  })

  it('refuses an older token after the reuse window and ends the whole session', async () => {
    const session = await newSession()
    const third = await next(await next(session.refresh_token))
    server.clock.pass(reuseWindowMs + 1000)
    const reused = await refresh(server, session.refresh_token)
    expect(reused.status).toBe(400)
    expect(reused.body).toEqual({
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    expect((await refresh(server, third)).body['code']).toBe('refresh_token_not_found')
    const { access_token: accessToken } = session
    expect((await call(server, 'GET', '/user', { accessToken })).body['code']).toBe('session_not_found')
  })

  it('measures the reuse window of each token by its own replacement', async () => {
    const first = await newSession()
    const second = await next(first.refresh_token)
    server.clock.pass(reuseWindowMs + 1000)
    await next(second)
    expect((await refresh(server, first.refresh_token)).body['code']).toBe('refresh_token_already_used')
  })

  it('refuses the tokens of a session that was signed out', async () => {
    const { access_token: accessToken, refresh_token: refreshToken } = await newSession()
    await call(server, 'POST', '/logout', { accessToken })
    expect((await refresh(server, refreshToken)).body).toEqual({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })

  it('refuses a token that it did not sign', async () => {
    const { refresh_token: refreshToken } = await newSession()
    const bytes = Buffer.from(refreshToken, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    const otherGeneration = Buffer.from(refreshToken, 'base64url')
    otherGeneration[21]! ^= 1
    const forged = [bytes.toString('base64url'), otherGeneration.toString('base64url'), 'abcdefghij23']
    for (const token of forged)
      expect((await refresh(server, token)).body['code']).toBe('refresh_token_not_found')
    expect((await refresh(server, refreshToken)).status).toBe(200)
  })

  it.each(['', 'short', 'abcdefghij2', 'has spaces in it', 'ünlike-anything-we-sign'])(
    'refuses %j as malformed',
    async (token) => {
      const answer = await refresh(server, token)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ code: 'validation_failed', message: 'Refresh token is not valid' })
    },
  )

  it('works at another server on the same database', async () => {
    const { refresh_token: refreshToken } = await newSession()
    const other = await startServer(undefined, {}, server)
    const moved = asSession(await refresh(other, refreshToken))
    expect((await call(server, 'GET', '/user', { accessToken: moved.access_token })).status).toBe(200)
  })
})

describe('the form of a refresh token', () => {
  it('names its session and generation, so that no row per token is needed', async () => {
    const server = await startServer(undefined)
    const { access_token: accessToken, refresh_token: refreshToken } = asSession(
      await signUp(server, newEmail()),
    )
    const parsed = parseRefreshToken(refreshToken)!
    expect(parsed.sessionId).toBe(decodeJwt(accessToken)['session_id'])
    expect(parsed.generation).toBe(0)
  })
})
