import { expect, it } from 'vitest'
import { afterwards } from '#tests/support/afterwards.ts'
import { createTestApp } from '#tests/support/app.ts'
import { publishTestRelease } from '#tests/support/release.ts'
import { temporaryFolder } from '#tests/support/server.ts'

const hosted = 'https://project.supabase.test'

async function answers(authOrigin: string | null, env: Record<string, string> = {}) {
  const folder = await temporaryFolder()
  afterwards(folder.remove)
  await publishTestRelease(folder.path, { manifest: { authOrigin } })
  const { app } = await createTestApp({ releasesDir: folder.path, env })
  const signUp = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: { email: 'asha@example.com', password: 'monsoon-42', data: {} },
  })
  const settings = await app.inject('/auth/v1/settings')
  const account = await app.inject('/api/v1/account')
  return { signUp: signUp.statusCode, settings: settings.statusCode, account: account.statusCode }
}

it('serves accounts when the site was built for our own server', async () => {
  expect(await answers(null)).toEqual({ signUp: 200, settings: 200, account: 401 })
})

it('serves no accounts when the site was built for a hosted service', async () => {
  expect(await answers(hosted)).toEqual({ signUp: 404, settings: 404, account: 404 })
})

it('serves accounts when the hosted service’s address is this server', async () => {
  const env = { SITE_URL: 'https://meridaya.test' }
  expect(await answers('https://meridaya.test', env)).toMatchObject({ signUp: 200, account: 401 })
})

it('serves accounts beside a hosted service when AUTH_SERVER is on, and never when it is off', async () => {
  expect(await answers(hosted, { AUTH_SERVER: 'on' })).toMatchObject({ signUp: 200, account: 401 })
  expect(await answers(null, { AUTH_SERVER: 'off' })).toMatchObject({ signUp: 404, account: 404 })
})
