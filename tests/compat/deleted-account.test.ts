import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { expect, it, onTestFinished } from 'vitest'
import { accountPath } from '#contract/account.ts'
import { startServer, temporaryFolder } from '../support/server.ts'

it('@supabase/auth-js signs out without complaint from an account that our own route deleted', async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const server = await startServer({ dataDir: folder.path })
  onTestFinished(async () => void (await server.stop()))
  const client = new AuthClient({ url: `${server.url}/auth/v1`, autoRefreshToken: false })
  const credentials = { email: `traveller-${randomUUID()}@example.com`, password: 'monsoon-42' }
  const { data } = await client.signUp(credentials)
  const { status } = await fetch(`${server.url}${accountPath}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  expect(status).toBe(204)
  expect((await client.getUser()).error).toMatchObject({ code: 'user_not_found' })
  expect((await client.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
  expect((await client.signOut()).error).toBeNull()
  const { error } = await client.signInWithPassword(credentials)
  expect(error).toMatchObject({ code: 'invalid_credentials' })
})
