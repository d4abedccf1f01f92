import { expect, it, onTestFinished } from 'vitest'
import { createTestApp, createTestConfig } from '#tests/support/app.ts'
import { createApp } from '#server/app.ts'

const https = { 'x-forwarded-proto': 'https' }

it('every answer has the headers that the strictest graders check', async () => {
  const { app } = await createTestApp()
  const addresses = ['/', '/nowhere', '/healthz', '/auth/v1/user', '/auth/v1/nowhere', '/api/nowhere', '/%zz']
  for (const url of addresses) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy'], url).not.toContain('unsafe')
    expect(headers, url).not.toHaveProperty('server')
    expect(headers, url).not.toHaveProperty('x-powered-by')
  }
})

it('no answer sets a cookie, and no cookie authorises a request', async () => {
  const { app } = await createTestApp()
  const credentials = { email: 'asha@example.org', password: 'long-enough' }
  const signedUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload: credentials })
  const accessToken = signedUp.json<{ access_token: string }>().access_token
  expect(signedUp.headers).not.toHaveProperty('set-cookie')
  const ask = (headers: Record<string, string>) => app.inject({ url: '/auth/v1/user', headers })
  expect((await ask({ cookie: `access_token=${accessToken}` })).statusCode).toBe(401)
  expect((await ask({ authorization: `Bearer ${accessToken}` })).statusCode).toBe(200)
})

it('browsers insist on https when the public address is https', async () => {
  const { app } = await createTestApp({ env: { SITE_URL: 'https://travel.example' } })
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=63072000')
})

it('browsers also insist on https after a request that a trusted proxy received over https, and only then', async () => {
  const trusting = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const told = async (headers: Record<string, string>, remoteAddress: string) =>
    (await trusting.app.inject({ url: '/healthz', headers, remoteAddress })).headers
  expect(await told(https, '127.0.0.1')).toHaveProperty('strict-transport-security')
  expect(await told({}, '127.0.0.1')).not.toHaveProperty('strict-transport-security')
  expect(await told(https, '203.0.113.9')).not.toHaveProperty('strict-transport-security')
  const { app } = await createTestApp()
  expect((await app.inject({ url: '/healthz', headers: https })).headers).not.toHaveProperty(
    'strict-transport-security',
  )
})

it('takes the visitor’s address only from the configured proxies, in a list of any length', async () => {
  const app = await createApp(await createTestConfig({ env: { TRUSTED_PROXIES: '10.0.0.0/8' } }))
  onTestFinished(() => app.close())
  app.get('/who', (request) => ({ ip: request.ip }))
  const who = async (remoteAddress: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded, forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' }
    return (await app.inject({ url: '/who', remoteAddress, headers })).json<{ ip: string }>().ip
  }
  expect(await who('10.1.2.3', '203.0.113.7')).toBe('203.0.113.7')
  expect(await who('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  // The visitor may have begun the list, so the last address that is not a proxy is used.
  expect(await who('10.1.2.3', '6.6.6.6, 203.0.113.7, 10.9.9.9')).toBe('203.0.113.7')
})
