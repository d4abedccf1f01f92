import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountPath } from '#contract/account.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  asSession,
  call,
  lastMailTo,
  newEmail,
  password,
  sendEnquiry,
  signIn,
  signUp,
  type TestServer,
} from '#tests/support/accounts.ts'
import { openAgency, temporaryFolder, type Agency } from '#tests/support/operator.ts'
import { serveAgency } from '#tests/support/serve-agency.ts'

interface Line {
  at: string
  kind: string
  actor: string
  account_id: string | null
  email: string | null
  device: string | null
  detail: string | null
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Oldest first. */
async function linesOf({ operate }: Agency, ...args: string[]): Promise<Line[]> {
  const { out } = await operate('audit', '--json', ...args)
  return (JSON.parse(out) as Line[]).toReversed()
}

const kindsOf = (lines: Line[]) => lines.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind))

describeEachDatabase('the audit log', (database) => {
  it('has a line for everything a visitor does to an account, and no address, password or link', async () => {
    const agency = await openAgency(database)
    const server = await serveAgency(agency)
    const [email, moved] = [newEmail(), newEmail()]
    const tick = () => server.clock.pass(61_000)
    const { access_token: accessToken } = asSession(await signUp(server, email))
    tick()
    await call(server, 'GET', (await lastMailTo(server, email)).linkPath)
    tick()
    await signIn(server, email, 'not-the-password')
    tick()
    await call(server, 'POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'user-agent': firefox },
    })
    tick()
    await call(server, 'PUT', '/user', { accessToken, body: { password: 'second-monsoon-43' } })
    tick()
    await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
    await call(server, 'GET', (await lastMailTo(server, email)).linkPath)
    tick()
    await call(server, 'GET', (await lastMailTo(server, moved)).linkPath)
    tick()
    const again = asSession(await signIn(server, moved, 'second-monsoon-43'))
    tick()
    await ownRoute(server, 'GET', again.access_token)
    tick()
    await call(server, 'POST', '/logout?scope=others', { accessToken: again.access_token })
    tick()
    await ownRoute(server, 'DELETE', again.access_token)

    const lines = await linesOf(agency, '--address', again.user.id)
    // Events of the same moment have no order.
    expect(kindsOf(lines).toSorted()).toEqual(
      [
        'sign_up password',
        'address_confirmed',
        'sign_in confirmation',
        'sign_in_failed invalid_credentials',
        'sign_in password',
        'password_changed',
        'address_changed',
        'sign_in email_change_new',
        'sign_in password',
        'data_exported',
        'sign_out others',
        'account_deleted',
      ].toSorted(),
    )
    expect(lines.find(({ device }) => device === 'Firefox on Linux')?.kind).toBe('sign_in')
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set(['visitor']))
    const everything = JSON.stringify(lines)
    for (const secret of [email, moved, password, 'second-monsoon-43', 'not-the-password', firefox])
      expect(everything).not.toContain(secret)
  })

  it('has a line for guesses of the current password', async () => {
    const agency = await openAgency(database)
    const server = await serveAgency(agency)
    const { access_token: accessToken } = asSession(await signUp(server, newEmail()))
    server.clock.pass(11 * 60_000)
    await call(server, 'PUT', '/user', {
      accessToken,
      body: { password: 'the-thiefs-own', current_password: 'a-guess' },
    })
    expect(kindsOf(await linesOf(agency, '--kind', 'password_check_failed'))).toEqual([
      'password_check_failed',
    ])
  })

  it('has a line for each command that exports, deletes, signs out or changes keys', async () => {
    const agency = await openAgency(database)
    const server = await serveAgency(agency)
    const [asha, kabir] = [newEmail(), newEmail()]
    await signUp(server, asha)
    await signUp(server, kabir)
    await sendEnquiry(server, { from_email: asha, message: 'In May?' })
    const folder = temporaryFolder()
    for (const args of [
      ['accounts', 'export', asha],
      ['enquiries', 'export', '--out', join(folder, 'enquiries.csv')],
      ['enquiries', 'forget', asha, '--yes'],
      ['sessions', 'end', asha],
      ['sessions', 'end', '--all'],
      ['keys', 'rotate'],
      ['accounts', 'delete', asha, '--yes'],
    ])
      expect((await agency.operate(...args)).code).toBe(0)
    const lines = (await linesOf(agency)).filter(({ actor }) => actor === 'operator')
    expect(kindsOf(lines).toSorted()).toEqual([
      'account_deleted',
      'data_deleted enquiries: 1, mails: 2',
      'data_exported',
      'data_exported enquiries',
      expect.stringMatching(/^keys_rotated \S{43}$/),
      'sessions_ended',
      'sessions_ended of everybody',
    ])
    expect(JSON.stringify(lines)).not.toContain(asha)
  })

  it('names the settings that changed since the last start, without their values', async () => {
    const agency = await openAgency(database)
    await serveAgency(agency, { REDIRECT_ALLOW: 'https://one.example' })
    await serveAgency(agency, { REDIRECT_ALLOW: 'https://one.example' })
    expect(await linesOf(agency)).toEqual([])
    const smtp = { MAIL_FROM: 'desk@example.org', SMTP_URL: 'smtp://user:hunter2@mail.example.org:587' }
    await serveAgency(agency, { REDIRECT_ALLOW: 'https://two.example', ...smtp })
    await serveAgency(agency, { ...smtp })
    expect((await linesOf(agency)).map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['settings_changed', 'server', 'MAIL_FROM REDIRECT_ALLOW SMTP_URL'],
      ['settings_changed', 'server', 'REDIRECT_ALLOW'],
    ])
    const kept = await agency.context.database.selectFrom('settingsSeen').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/hunter2|example/)
  })

  it('is shown as a table, newest first, and can be filtered', async () => {
    const agency = await openAgency(database)
    expect((await agency.operate('audit')).out).toBe('No events.\n')
    const server = await serveAgency(agency)
    const [asha, kabir] = [newEmail(), newEmail()]
    await signUp(server, asha)
    server.clock.pass(3 * 24 * 60 * 60_000)
    await signUp(server, kabir)
    await signIn(server, asha, 'not-the-password')
    const { out } = await agency.operate('audit')
    expect(out.split('\n')[0]).toMatch(/^When +What +Who +Account +Device +Detail$/)
    expect(out).toMatch(new RegExp(`Z +sign_up +visitor +${kabir} `))
    expect((await linesOf(agency, '--address', asha)).map(({ kind }) => kind)).toEqual([
      'sign_up',
      'sign_in_failed',
    ])
    expect(kindsOf(await linesOf(agency, '--kind', 'sign_in_failed'))).toEqual([
      'sign_in_failed invalid_credentials',
    ])
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
    const recent = (await linesOf(agency, '--since', tomorrow)).map(({ email }) => email)
    expect(new Set(recent)).toEqual(new Set([asha, kabir]))
    expect(await linesOf(agency, '--limit', '1')).toHaveLength(1)
    expect((await agency.operate('audit', '--kind', 'sign-in')).code).toBe(2)
    expect((await agency.operate('audit', '--address', 'nobody@example.org')).notes).toContain(
      'There is no account with the address nobody@example.org.',
    )
  })
})

function ownRoute({ app }: TestServer, method: 'GET' | 'DELETE', accessToken: string) {
  return app.inject({ method, url: accountPath, headers: { authorization: `Bearer ${accessToken}` } })
}
