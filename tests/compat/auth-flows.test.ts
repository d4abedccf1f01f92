import { AuthClient, type SupportedStorage } from '@supabase/auth-js'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { lastMailTo, newEmail, password, startServer, type TestServer } from '../support/accounts.ts'

// Less common calls of the published client (auth.test.ts has the usual ones), against a listening server with a movable clock.

const dayMs = 24 * 60 * 60_000

async function listen(env: Record<string, string> = {}) {
  const server = await startServer(undefined, env)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

function memory(): SupportedStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

function openClient(origin: string, flowType: 'implicit' | 'pkce' = 'implicit', storage = memory()) {
  return new AuthClient({ url: `${origin}/auth/v1`, flowType, storage, autoRefreshToken: false })
}

/** The address that a browser ends at when it follows the link of the newest mail. */
async function follow(server: TestServer, origin: string, email: string) {
  const { linkPath } = await lastMailTo(server, email)
  const answer = await fetch(`${origin}/auth/v1${linkPath}`, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

describe('@supabase/auth-js in the PKCE flow', () => {
  it('confirms an address only in the browser that signed up', async () => {
    const { server, origin } = await listen({ AUTH_MODE: 'confirm' })
    const email = newEmail()
    const client = openClient(origin, 'pkce')
    expect((await client.signUp({ email, password })).data).toMatchObject({ session: null })
    const code = (await follow(server, origin, email)).searchParams.get('code')!
    const elsewhere = await openClient(origin, 'pkce').exchangeCodeForSession(code)
    expect(elsewhere.error).not.toBeNull()
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect((await client.getUser()).data.user?.email).toBe(email)
  })

  it('recovers an account and emits the recovery event', async () => {
    const { server, origin } = await listen()
    const email = newEmail()
    await openClient(origin).signUp({ email, password })
    const client = openClient(origin, 'pkce')
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    expect((await client.resetPasswordForEmail(email)).error).toBeNull()
    const code = (await follow(server, origin, email)).searchParams.get('code')!
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await client.updateUser({ password: 'a-new-password' })).error).toBeNull()
  })

  it('changes an address', async () => {
    const { server, origin } = await listen()
    const [email, moved] = [newEmail(), newEmail()]
    const client = openClient(origin, 'pkce')
    await client.signUp({ email, password })
    expect((await client.updateUser({ email: moved })).data.user?.new_email).toBe(moved)
    const code = (await follow(server, origin, moved)).searchParams.get('code')!
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(moved)
  })

  it('gets an error for a code that is not valid', async () => {
    const { server, origin } = await listen()
    const email = newEmail()
    const client = openClient(origin, 'pkce')
    await client.signUp({ email, password })
    const { searchParams } = await follow(server, origin, email)
    server.clock.pass(5 * 60_000 + 1000)
    const { error } = await client.exchangeCodeForSession(searchParams.get('code')!)
    expect(error).toMatchObject({ name: 'AuthApiError', code: 'flow_state_expired' })
  })
})

describe('@supabase/auth-js in autoconfirm mode', () => {
  it('gets a session with a confirmed address at sign-up, and none for a known address', async () => {
    const { origin } = await listen({ AUTH_MODE: 'autoconfirm' })
    const email = newEmail()
    const { data, error } = await openClient(origin).signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session?.user.email_confirmed_at).toBeDefined()
    const again = await openClient(origin).signUp({ email, password })
    expect(again.data.session).toBeNull()
    expect(again.error).toMatchObject({ code: 'user_already_exists' })
    expect((await openClient(origin).signInWithPassword({ email, password })).error).toBeNull()
  })
})

describe('@supabase/auth-js reauthenticating', () => {
  it('asks for a code and changes the password with it', async () => {
    const { server, origin } = await listen({
      AUTH_REQUIRE_REAUTHENTICATION: 'on',
      ACCESS_TOKEN_SECONDS: '604800',
    })
    const email = newEmail()
    const client = openClient(origin)
    await client.signUp({ email, password })
    await follow(server, origin, email)
    server.clock.pass(dayMs + 60_000)
    const early = await client.updateUser({ password: 'a-new-password' })
    expect(early.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.reauthenticate()).error).toBeNull()
    const { code: nonce } = await lastMailTo(server, email)
    const wrong = await client.updateUser({ password: 'a-new-password', nonce: `${nonce}0` })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await client.updateUser({ password: 'a-new-password', nonce })).error).toBeNull()
    const again = await openClient(origin).signInWithPassword({ email, password: 'a-new-password' })
    expect(again.error).toBeNull()
  })
})

describe('@supabase/auth-js with codes', () => {
  it('recovers, and changes an address from both mailboxes, without following a link', async () => {
    const { server, origin } = await listen()
    const [email, moved] = [newEmail(), newEmail()]
    const client = openClient(origin)
    await client.signUp({ email, password })
    const enter = async (type: 'signup' | 'recovery' | 'email_change', address: string) => {
      const { code: token } = await lastMailTo(server, address)
      return client.verifyOtp({ type, email: address, token })
    }
    expect((await enter('signup', email)).error).toBeNull()
    await client.resetPasswordForEmail(email)
    expect((await enter('recovery', email)).data.session).not.toBeNull()
    await client.updateUser({ email: moved })
    server.clock.pass(61_000)
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull()
    const half = await enter('email_change', moved)
    expect([half.error, half.data.session]).toEqual([null, null])
    const whole = await enter('email_change', email)
    expect(whole.data.user?.email).toBe(moved)
  })

  it('accepts the token of a link from a script', async () => {
    const { server, origin } = await listen()
    const email = newEmail()
    const client = openClient(origin)
    await client.signUp({ email, password })
    const { linkToken } = await lastMailTo(server, email)
    const { data, error } = await client.verifyOtp({ type: 'email', token_hash: linkToken })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeDefined()
  })
})

describe('@supabase/auth-js under a flood', () => {
  it('keeps an expired session when a refresh is refused with 503, and retries later', async () => {
    const { server, origin } = await listen({ ACCESS_TOKEN_SECONDS: '120' })
    const storage = memory()
    const client = openClient(origin, 'implicit', storage)
    const { data } = await client.signUp({ email: newEmail(), password })
    const flood = { url: '/auth/v1/token?grant_type=refresh_token', method: 'POST', payload: '{}' } as const
    await Promise.all(Array.from({ length: 3000 }, () => server.app.inject(flood)))
    // The session of a browser that was asleep overnight.
    const slept = { ...data.session, expires_at: Math.floor(Date.now() / 1000) - 3600 }
    await storage.setItem('supabase.auth.token', JSON.stringify(slept))
    const refreshing = openClient(origin, 'implicit', storage).refreshSession()
    // Long enough for a first answer and a retry.
    await wait(1000)
    expect(storage.getItem('supabase.auth.token')).not.toBeNull()
    server.clock.pass(5 * 60_000 + 1000)
    expect((await refreshing).error).toBeNull()
  })
})
