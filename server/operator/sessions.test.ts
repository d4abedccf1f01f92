import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  newEmail,
  password,
  refresh,
  signIn,
  signUp,
  type TestServer,
} from '#tests/support/accounts.ts'
import { openAgency } from '#tests/support/operator.ts'
import { serveAgency } from '#tests/support/serve-agency.ts'

describeEachDatabase('sessions', (database) => {
  it('are listed with device and last use, for all accounts or one', async () => {
    const { server, operate } = await serve(database)
    expect((await operate('sessions', 'list')).out).toBe('Nobody is signed in.\n')
    const [asha, kabir] = [newEmail(), newEmail()]
    await signUp(server, asha)
    await call(server, 'POST', '/token?grant_type=password', {
      body: { email: asha, password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    await signUp(server, kabir)
    const everybody = await operate('sessions', 'list')
    expect(everybody.out.split('\n')[0]).toMatch(/^Last used +Signed in +Opened by +Device +E-mail$/)
    expect(everybody.out.match(/@example\.com/g)).toHaveLength(3)
    const hers = JSON.parse((await operate('sessions', 'list', asha.toUpperCase(), '--json')).out) as object[]
    expect(hers).toHaveLength(2)
    expect(hers).toContainEqual(
      expect.objectContaining({ email: asha, device: 'Firefox on Linux', opened_by: 'password' }),
    )
    expect((await operate('sessions', 'list', 'nobody@example.org')).code).toBe(1)
  })

  it('end at once for one account or for all, and people can sign in again', async () => {
    const { server, operate } = await serve(database)
    const [asha, kabir] = [newEmail(), newEmail()]
    const hers = asSession(await signUp(server, asha))
    const his = asSession(await signUp(server, kabir))
    const userOf = (accessToken: string) => call(server, 'GET', '/user', { accessToken })

    expect((await operate('sessions', 'end', asha)).out).toBe(
      '1 session ended. Their tokens stopped working at once.\n',
    )
    expect((await userOf(hers.access_token)).body['code']).toBe('session_not_found')
    expect((await refresh(server, hers.refresh_token)).body['code']).toBe('refresh_token_not_found')
    expect((await userOf(his.access_token)).status).toBe(200)

    const again = asSession(await signIn(server, asha))
    expect(JSON.parse((await operate('sessions', 'end', '--all', '--json')).out)).toEqual({ ended: 2 })
    for (const { access_token: token } of [again, his])
      expect((await userOf(token)).body['code']).toBe('session_not_found')
    expect((await operate('sessions', 'end', '--all')).out).toBe('Nobody was signed in.\n')
  })

  it('end only for the given account', async () => {
    const { server, operate } = await serve(database)
    const { access_token: accessToken } = asSession(await signUp(server, newEmail()))
    for (const args of [[], ['asha@example.org', '--all']]) {
      const { code, notes } = await operate('sessions', 'end', ...args)
      expect(code).toBe(2)
      expect(notes).toContain('Give the e-mail address of an account, or add --all.')
    }
    expect((await operate('sessions', 'end', 'nobody@example.org')).code).toBe(1)
    expect((await call(server, 'GET', '/user', { accessToken })).status).toBe(200)
  })
})

async function serve(database: TestDatabase) {
  const agency = await openAgency(database)
  const server: TestServer = await serveAgency(agency)
  return { server, operate: agency.operate }
}
