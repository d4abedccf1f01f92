import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  newEmail,
  refresh,
  signIn,
  signUp,
  siteUrl,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('access', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function newSession() {
    return asSession(await signUp(server, newEmail()))
  }

  function getUser(accessToken: string, on = server) {
    return call(on, 'GET', '/user', { accessToken })
  }

  async function publishedKeys(on = server) {
    return (await call(on, 'GET', '/.well-known/jwks.json')).body['keys'] as JWK[]
  }

  /** Signed with the server's own key. */
  async function forge(claims: Record<string, unknown>, expiresAt = server.clock.now() / 1000 + 600) {
    const { kid, privateJwk } = await server.database
      .selectFrom('signingKeys')
      .selectAll()
      .executeTakeFirstOrThrow()
    return new SignJWT({ aud: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setExpirationTime(Math.floor(expiresAt))
      .sign(await importJWK(JSON.parse(privateJwk) as JWK, 'ES256'))
  }

  describe('by access token', () => {
    it('returns the user, in any case of the scheme', async () => {
      const session = await newSession()
      const { status, body } = await call(server, 'GET', '/user', {
        headers: { authorization: `bEARER ${session.access_token}` },
      })
      expect(status).toBe(200)
      expect(body).toEqual(session.user)
    })

    it('carries the claims of the protocol', async () => {
      const { access_token: accessToken, user, expires_at: expiresAt } = await newSession()
      const claims = decodeJwt(accessToken)
      const issuedAt = expiresAt - 3600
      expect(claims).toEqual({
        iss: `${siteUrl}/auth/v1`,
        aud: 'authenticated',
        sub: user.id,
        iat: issuedAt,
        exp: expiresAt,
        email: user.email,
        phone: '',
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: expect.any(Number) }],
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_anonymous: false,
      })
      // The clock is read twice, for the sign-in and for the token, so the two may differ by a second.
      const [{ timestamp }] = claims['amr'] as [{ timestamp: number }]
      expect(issuedAt - timestamp).toBeLessThanOrEqual(5)
      expect(timestamp).toBeLessThanOrEqual(issuedAt)
    })

    it('can be checked by anyone with the published key', async () => {
      const { access_token: accessToken } = await newSession()
      const [key] = await publishedKeys()
      const { protectedHeader } = await jwtVerify(accessToken, await importJWK(key!), {
        currentDate: new Date(server.clock.now()),
      })
      expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: key!.kid })
    })

    it.each([
      ['no header', undefined],
      ['another scheme', 'Basic abc'],
      ['two tokens', 'Bearer a b'],
      ['no token', 'Bearer '],
    ])('is refused with %s', async (_what, authorization) => {
      const answer = await call(server, 'GET', '/user', { headers: authorization ? { authorization } : {} })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        code: 'no_authorization',
        message: 'This endpoint requires a valid Bearer token',
      })
    })

    it('is refused with a token that is malformed, unsigned, expired or signed with another key', async () => {
      const { access_token: accessToken } = await newSession()
      const { sub, session_id: sessionId } = decodeJwt(accessToken)
      const { kid } = decodeProtectedHeader(accessToken)
      const stranger = await generateKeyPair('ES256')
      const claims = { aud: 'authenticated', sub, session_id: sessionId }
      const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll('=', '')
      const symmetric = new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: kid! })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(stranger.publicKey))))
      const foreign = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: kid! })
        .setExpirationTime('1h')
        .sign(stranger.privateKey)
      const unknownKey = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'unknown' })
        .setExpirationTime('1h')
        .sign(stranger.privateKey)
      const expired = forge({ sub, session_id: sessionId }, server.clock.now() / 1000 - 1)
      const bad = ['abc', unsigned, await symmetric, await foreign, await unknownKey, await expired]
      for (const token of bad) {
        const answer = await getUser(token)
        expect(answer.status).toBe(403)
        expect(answer.body['code']).toBe('bad_jwt')
        expect(answer.body['message']).toMatch(/^invalid JWT: unable to parse or verify signature, /)
      }
    })

    it('is refused when the token’s subject is missing, invalid or deleted', async () => {
      const { access_token: accessToken, user } = await newSession()
      expect(await getUser(await forge({}))).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
      expect(await getUser(await forge({ sub: 'me' }))).toMatchObject({
        status: 400,
        body: { code: 'bad_jwt' },
      })
      expect(await getUser(await forge({ sub: user.id }))).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      })
      await server.database.deleteFrom('accounts').where('id', '=', user.id).execute()
      expect(await getUser(accessToken)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
    })

    it('is refused when the session belongs to another account', async () => {
      const [mine, theirs] = [await newSession(), await newSession()]
      const sessionId = decodeJwt(theirs.access_token)['session_id']
      const answer = await getUser(await forge({ sub: mine.user.id, session_id: sessionId }))
      expect(answer.body['code']).toBe('session_not_found')
    })
  })

  describe('signing out', () => {
    async function threeSessions() {
      const email = newEmail()
      const here = asSession(await signUp(server, email))
      const elsewhere = asSession(await signIn(server, email))
      return { here, elsewhere, stranger: await newSession() }
    }

    async function isIn(session: { access_token: string; refresh_token: string }) {
      const { status } = await getUser(session.access_token)
      const refreshed = await refresh(server, session.refresh_token)
      expect(refreshed.status === 200).toBe(status === 200)
      return status === 200
    }

    it.each([
      { path: '/logout', here: false, elsewhere: false },
      { path: '/logout?scope=global', here: false, elsewhere: false },
      { path: '/logout?scope=local', here: false, elsewhere: true },
      { path: '/logout?scope=others', here: true, elsewhere: false },
    ])('ends at once what POST $path names', async ({ path, here, elsewhere }) => {
      const sessions = await threeSessions()
      const answer = await call(server, 'POST', path, { accessToken: sessions.here.access_token })
      expect(answer.status).toBe(204)
      expect(answer.body).toEqual({})
      expect(await isIn(sessions.here)).toBe(here)
      expect(await isIn(sessions.elsewhere)).toBe(elsewhere)
      expect(await isIn(sessions.stranger)).toBe(true)
    })

    it('refuses an unknown scope and a caller who is not signed in', async () => {
      const { access_token: accessToken } = await newSession()
      const unknown = await call(server, 'POST', '/logout?scope=planet', { accessToken })
      expect(unknown).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
      expect((await call(server, 'POST', '/logout')).body['code']).toBe('no_authorization')
    })
  })

  describe('signing keys', () => {
    it('are published without their private half', async () => {
      const answer = await call(server, 'GET', '/.well-known/jwks.json')
      expect(answer.headers['cache-control']).toBe('public, max-age=600')
      expect(answer.body['keys']).toEqual([
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ])
    })

    it('are shared by all servers on a database, also when two start at once', async () => {
      await server.database.deleteFrom('signingKeys').execute()
      const servers = await Promise.all([
        startServer(undefined, {}, server),
        startServer(undefined, {}, server),
      ])
      const kids = await Promise.all(servers.map(async (each) => (await publishedKeys(each))[0]!.kid))
      expect(kids[0]).toBe(kids[1])
      const session = asSession(await signUp(servers[0]!, newEmail()))
      expect((await getUser(session.access_token, servers[1])).status).toBe(200)
    })

    it('added by another server are accepted at once and used within a minute', async () => {
      const signer = await startServer(undefined, {}, server)
      const old = asSession(await signUp(signer, newEmail()))
      const { privateKey } = await generateKeyPair('ES256', { extractable: true })
      const kid = 'added-by-another-server'
      const privateJwk = JSON.stringify({ ...(await exportJWK(privateKey)), kid })
      const added = { kid, generation: 2, privateJwk, createdAt: server.clock.now() }
      await server.database.insertInto('signingKeys').values(added).execute()
      server.clock.pass(6000)
      const { sub, session_id: sessionId } = decodeJwt(old.access_token)
      const fresh = new SignJWT({ aud: 'authenticated', sub, session_id: sessionId })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime(Math.floor(server.clock.now() / 1000) + 60)
      expect((await getUser(await fresh.sign(privateKey), signer)).status).toBe(200)
      server.clock.pass(61_000)
      const later = asSession(await refresh(signer, old.refresh_token))
      expect(decodeProtectedHeader(later.access_token).kid).toBe(kid)
      expect((await getUser(old.access_token, signer)).status).toBe(200)
    })
  })
})
