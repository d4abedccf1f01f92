import { expect, it } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { createTestDesk, ownPage } from '#tests/support/desk.ts'

it.each([
  ['another site', { ...ownPage, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sibling of its host', { ...ownPage, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a page that hides its origin', { ...ownPage, origin: 'null' }],
  ['a program that sends no origin', { host: ownPage.host }],
])('refuses a change that comes from %s, signed in or not', async (_, headers) => {
  const { app, signedIn } = await createTestDesk()
  const ask = await signedIn()
  const { cookies } = ask as unknown as { cookies: () => string }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/sign-ins/end',
    headers: { ...headers, cookie: cookies() },
    payload: { id: 'x' },
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({
    words: 'This request did not come from a page of the Desk. Reload the page and try again.',
  })
})

it('reads no body that another site’s form could send', async () => {
  const { app } = await createTestDesk()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sign-in',
      headers: { ...ownPage, 'content-type': type },
      payload: '{"address":"tara@agency.example"}',
    })
    expect(answer.statusCode).toBe(415)
  }
})

it('answers only under its own host name', async () => {
  const { app } = await createTestDesk()
  for (const host of ['evil.example', 'localhost:3000', 'localhost.evil.example:3001'])
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(421)
  expect((await app.inject({ url: '/', headers: { host: '127.0.0.1:3001' } })).statusCode).toBe(200)
})

it('shows an anonymous caller nothing below /api but the agency’s name', async () => {
  const { browser, app } = await createTestDesk()
  const ask = browser()
  expect((await ask('/office')).statusCode).toBe(200)
  expect((await ask('/me')).json()).toEqual({ me: null })
  const routes = app.printRoutes({ commonPrefix: false })
  expect(routes).toContain('api/today')
  for (const path of ['/today', '/sign-ins']) {
    const answer = await ask(path)
    expect(answer.statusCode, path).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'signed-out' })
  }
  expect((await ask('/sign-ins/end', { id: 'x' })).statusCode).toBe(401)
})

it('sends its pages with a policy that allows its own scripts only, no frames and no cache', async () => {
  const { app } = await createTestDesk()
  for (const url of ['/', '/pages/destinations/bali-indonesia', '/sign-in/link']) {
    const { statusCode, headers } = await app.inject({ url, headers: ownPage })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    )
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
})

it('serves no file outside its own folder', async () => {
  const { app } = await createTestDesk()
  for (const url of ['/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/index.html', '/assets/none.js'])
    expect((await app.inject({ url, headers: ownPage })).body).not.toContain('"name"')
  expect((await app.inject({ url: '/assets/main.js', headers: ownPage })).statusCode).toBe(200)
  expect((await app.inject({ url: '/assets/none.js', headers: ownPage })).statusCode).toBe(404)
})

it('is not reachable on the site’s server', async () => {
  const { app } = await createTestApp({ env: { DESK_STAFF: 'tara@agency.example' } })
  expect(app.printRoutes({ commonPrefix: false })).not.toMatch(/desk|today|sign-in\b/i)
  expect((await app.inject({ url: '/api/me' })).statusCode).toBe(404)
})
