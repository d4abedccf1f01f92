import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AuthClient, type Session, type SupportedStorage } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { protocolLink, waitForMail } from '../support/mailbox.ts'
import { startServer, temporaryFolder, type RunningServer } from '../support/server.ts'

const password = 'marigold-over-nehru-place'
const storageKey = 'sb-agency-auth-token'

interface Memory extends SupportedStorage {
  session: () => Session | null
}

function memory(): Memory {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    session: () => JSON.parse(items.get(storageKey) ?? 'null') as Session | null,
  }
}

function newEmail(): string {
  return `traveller-${randomUUID()}@example.com`
}

describe('@supabase/auth-js', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: RunningServer

  beforeAll(async () => {
    folder = await temporaryFolder()
    server = await startServer({ dataDir: folder.path })
  })
  afterAll(async () => {
    await server.stop()
    await folder.remove()
  })

  /** Created as on the site, with memory in place of the browser's storage. */
  function openClient(storage: Memory = memory()) {
    const client = new AuthClient({
      url: `${server.url}/auth/v1`,
      headers: { apikey: 'anonymous', Authorization: 'Bearer anonymous' },
      storageKey,
      storage,
      autoRefreshToken: false,
      persistSession: true,
    })
    return { client, storage }
  }

  async function openSignedIn(email = newEmail()) {
    const opened = openClient()
    const { data, error } = await opened.client.signUp({ email, password })
    expect(error).toBeNull()
    return { ...opened, email, session: data.session! }
  }

  async function mailTo(email: string, subject: RegExp) {
    return waitForMail(
      join(folder.path, 'mail'),
      (mail) => mail.recipients.includes(email) && subject.test(mail.subject ?? ''),
    )
  }

  /** Follows a link like a browser: the answer's fragment becomes the session. */
  async function followLink(link: string, { client }: ReturnType<typeof openClient>) {
    const answer = await fetch(link, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location')!)
    const fragment = new URLSearchParams(target.hash.slice(1))
    const { error } = await client.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    })
    expect(error).toBeNull()
    return { reached: `${target.origin}${target.pathname}`, type: fragment.get('type') }
  }

  it('signs up, keeps the session and knows its user', async () => {
    const { client, storage, email, session } = await openSignedIn()
    expect(storage.session()).toEqual(session)
    expect((await client.getSession()).data.session).toEqual(session)
    const { data, error } = await client.getUser()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, aud: 'authenticated', is_anonymous: false })
    expect(data.user?.email_confirmed_at).toBeUndefined()
  })

  it('checks the access token with the published key, without requesting the user', async () => {
    const { client, session } = await openSignedIn()
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims).toMatchObject({ sub: session.user.id, role: 'authenticated', aal: 'aal1' })
    expect(data?.signature).toHaveLength(64)
  })

  it('signs in, also after the server was killed and started again', async () => {
    const { email, client: early } = await openSignedIn()
    await server.kill()
    server = await startServer({ dataDir: folder.path, port: server.port })
    const { client } = openClient()
    const { data, error } = await client.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect((await early.getUser()).data.user?.email).toBe(email)
    expect((await early.refreshSession()).error).toBeNull()
  })

  it('refreshes and replaces its stored session', async () => {
    const { client, storage, session } = await openSignedIn()
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(storage.session()?.refresh_token).toBe(data.session?.refresh_token)
    expect((await client.getUser()).error).toBeNull()
  })

  it('keeps two tabs signed in that refresh with the same token at once, and again afterwards', async () => {
    const { session } = await openSignedIn()
    const tabs = [openClient(), openClient()]
    for (let round = 0; round < 3; round += 1) {
      const current = round === 0 ? session : tabs[0]!.storage.session()!
      const { refresh_token: refreshToken } = current
      const answers = await Promise.all(
        tabs.map(({ client }) => client.refreshSession({ refresh_token: refreshToken })),
      )
      expect(answers.map(({ error }) => error)).toEqual([null, null])
      const [first, second] = tabs.map(({ storage }) => storage.session()?.refresh_token)
      expect(first).toBe(second)
      expect(first).not.toBe(refreshToken)
    }
  })

  it('signs out everywhere by default, and the token stops working at once', async () => {
    const { client, storage, session } = await openSignedIn()
    expect((await client.signOut()).error).toBeNull()
    expect(storage.session()).toBeNull()
    const { error } = await openClient().client.getUser(session.access_token)
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  })

  it('can sign out in this browser only, or everywhere else', async () => {
    const here = await openSignedIn()
    const there = openClient()
    await there.client.signInWithPassword({ email: here.email, password })
    const { error } = await here.client.signOut({ scope: 'others' })
    expect(error).toBeNull()
    expect((await there.client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await here.client.getUser()).error).toBeNull()
    expect((await here.client.signOut({ scope: 'local' })).error).toBeNull()
  })

  it('§5 authentication service: requires an e-mail or phone together with a password', async () => {
    const { client } = openClient()
    const { error } = await client.signUp({ password: 'monsoon-42' } as never)
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
  })

  it('returns the service’s error messages', async () => {
    const { email } = await openSignedIn()
    const { client } = openClient()
    const wrong = await client.signInWithPassword({ email, password: 'not-the-password' })
    expect(wrong.error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    const unknown = await client.signInWithPassword({ email: newEmail(), password })
    expect(unknown.error).toEqual(wrong.error)
    const again = await client.signUp({ email, password })
    expect(again.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
    const weak = await client.signUp({ email: newEmail(), password: 'short' })
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
    const { error: reused } = await client.refreshSession({ refresh_token: 'abcdefghij23' })
    expect(reused).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('confirms the address by the link in the mail and signs in with it', async () => {
    const { email, client: registrant } = await openSignedIn()
    const other = openClient()
    const mail = await mailTo(email, /Confirm your e-mail address/)
    const outcome = await followLink(protocolLink(mail), other)
    expect(outcome).toEqual({ reached: `${server.url}/dashboard`, type: 'signup' })
    expect((await other.client.getUser()).data.user).toMatchObject({ email })
    const { data } = await registrant.getUser()
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.user_metadata['email_verified']).toBe(true)
  })

  it('confirms the address by the six digits in the mail', async () => {
    const { email } = await openSignedIn()
    const mail = await mailTo(email, /Confirm your e-mail address/)
    const [, token = ''] = /: (\d{6})$/m.exec(mail.text ?? '') ?? []
    const { client } = openClient()
    const { data, error } = await client.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeDefined()
    const repeated = await client.verifyOtp({ email, token, type: 'email' })
    expect(repeated.error).toMatchObject({ code: 'otp_expired' })
  })

  it('recovers an account and sets a new password', async () => {
    const { email } = await openSignedIn()
    const { client } = openClient()
    const redirectTo = `${server.url}/sign-in`
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    expect((await client.resetPasswordForEmail(newEmail())).error).toBeNull()
    const mail = await mailTo(email, /Choose a new password/)
    const owner = openClient()
    const outcome = await followLink(protocolLink(mail), owner)
    expect(outcome).toEqual({ reached: redirectTo, type: 'recovery' })
    expect((await owner.client.updateUser({ password: 'a-new-password' })).error).toBeNull()
    const { error } = await client.signInWithPassword({ email, password: 'a-new-password' })
    expect(error).toBeNull()
  })

  it('changes the user’s metadata and resends mails', async () => {
    const { client, storage, email } = await openSignedIn()
    const { data, error } = await client.updateUser({ data: { name: 'Asha' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata['name']).toBe('Asha')
    expect(storage.session()?.user.user_metadata['name']).toBe('Asha')
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
  })

  it('changes the address once both mailboxes have confirmed, and shows it as pending until then', async () => {
    const { email, client } = await openSignedIn()
    const confirmed = openClient()
    await followLink(protocolLink(await mailTo(email, /Confirm your/)), confirmed)
    const moved = newEmail()
    const { data, error } = await client.updateUser({ email: moved })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: moved })
    for (const address of [email, moved])
      await fetch(protocolLink(await mailTo(address, /Confirm the change/)), {
        redirect: 'manual',
      })
    const { data: later } = await client.refreshSession()
    expect(later.user).toMatchObject({ email: moved })
    expect(later.user?.new_email).toBeUndefined()
    await mailTo(email, /address .* was changed/)
  })

  it('notices at the next request that its session was ended elsewhere', async () => {
    const { client, email } = await openSignedIn()
    const elsewhere = openClient()
    await elsewhere.client.signInWithPassword({ email, password })
    await elsewhere.client.signOut({ scope: 'global' })
    const { error } = await client.getUser()
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.getSession()).data.session).toBeNull()
  })
})

describe('@supabase/auth-js in confirm mode', () => {
  it('gets a user without a session until the address is confirmed', async () => {
    const folder = await temporaryFolder()
    onTestFinished(folder.remove)
    const server = await startServer({ dataDir: folder.path, env: { AUTH_MODE: 'confirm' } })
    onTestFinished(async () => void (await server.stop()))
    const client = new AuthClient({
      url: `${server.url}/auth/v1`,
      storage: memory(),
      autoRefreshToken: false,
    })
    const email = newEmail()
    const { data, error } = await client.signUp({ email, password })
    expect(error).toBeNull()
    expect(data).toMatchObject({ user: { email }, session: null })
    const early = await client.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed' })
    const mail = await waitForMail(join(folder.path, 'mail'), ({ recipients }) => recipients.includes(email))
    await fetch(protocolLink(mail), { redirect: 'manual' })
    expect((await client.signInWithPassword({ email, password })).error).toBeNull()
    const again = await client.signUp({ email, password })
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toEqual([])
  })
})
