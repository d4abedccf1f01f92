import { decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { asSession, call, newEmail, refresh, signUp, startServer } from '#tests/support/accounts.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { sweep } from '#server/upkeep/retention.ts'
import { openTestContext } from '#tests/support/app.ts'
import { rotateSigningKeys } from './signing-keys.ts'

const accessTokenSeconds = 3600
const minuteMs = 60_000

describeEachDatabase('a new signing key', (database) => {
  async function open() {
    const server = await startServer(database)
    const kids = async () => {
      const { body } = await call(server, 'GET', '/.well-known/jwks.json')
      return (body['keys'] as { kid: string }[]).map(({ kid }) => kid)
    }
    const rotate = () => rotateSigningKeys(server.database, server.clock.now(), accessTokenSeconds)
    const getUser = (accessToken: string) => call(server, 'GET', '/user', { accessToken })
    return { server, kids, rotate, getUser }
  }

  it('is used by running servers within a minute, while the old key stays published', async () => {
    const { server, kids, rotate } = await open()
    const before = asSession(await signUp(server, newEmail()))
    const old = decodeProtectedHeader(before.access_token).kid
    const { kid } = await rotate()
    server.clock.pass(minuteMs + 1)
    const after = asSession(await refresh(server, before.refresh_token))
    expect(decodeProtectedHeader(after.access_token).kid).toBe(kid)
    expect(await kids()).toEqual([kid, old])
  })

  it('accepts tokens signed with the old key until they expire', async () => {
    const { server, kids, rotate, getUser } = await open()
    const { kid } = await rotate()
    // The last moment at which a server may still hold only the old key.
    server.clock.pass(minuteMs - 1)
    const last = asSession(await signUp(server, newEmail()))
    server.clock.pass((accessTokenSeconds - 10) * 1000)
    expect((await getUser(last.access_token)).status).toBe(200)
    expect(await kids()).toHaveLength(2)
    server.clock.pass(3 * minuteMs)
    expect((await getUser(last.access_token)).status).toBe(403)
    expect(await kids()).toEqual([kid])
  })

  it('can be followed by another, and the sweep drops keys without valid tokens', async () => {
    const { server, rotate } = await open()
    await rotate()
    server.clock.pass(minuteMs)
    const { kid } = await rotate()
    server.clock.pass((accessTokenSeconds + 180) * 1000)
    const { database: shared, clock } = server
    const context = await openTestContext({ overrides: { database: shared, clock } })
    expect(await sweep(context)).toMatchObject({ signingKeys: 2 })
    const left = await server.database.selectFrom('signingKeys').select(['kid', 'generation']).execute()
    expect(left).toEqual([{ kid, generation: 3 }])
  })

  it('leaves one signing key when two rotations run at the same moment', async () => {
    const { server, rotate } = await open()
    const outcomes = await Promise.allSettled([rotate(), rotate()])
    const made = outcomes.filter(({ status }) => status === 'fulfilled').length
    const keys = await server.database.selectFrom('signingKeys').select('honouredUntil').execute()
    expect(keys).toHaveLength(1 + made)
    expect(keys.filter(({ honouredUntil }) => honouredUntil === null)).toHaveLength(1)
  })
})
