import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  call,
  followLastMail,
  lastMailTo,
  mailsTo,
  newAccount,
  newEmail,
  siteUrl,
  startServer,
  type TestServer,
} from '#tests/support/accounts.ts'

describeEachDatabase('notices about an account', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  async function kindsTo(email: string) {
    return (await mailsTo(server, email)).map(({ kind }) => kind)
  }

  it('report a changed password, with a link to reset it', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    await call(server, 'PUT', '/user', { accessToken, body: { password: 'a-new-password' } })
    expect(await kindsTo(email)).toEqual(['confirmation', 'password_changed'])
    const notice = await lastMailTo(server, email)
    expect(notice.text).toContain(`\n${siteUrl}/forgot-password\n`)
    expect(notice.html).toContain(`<a href="${siteUrl}/forgot-password">`)
    expect(notice.text).not.toContain('a-new-password')
  })

  it('are not sent when the change was refused', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    await call(server, 'PUT', '/user', { accessToken, body: { password: 'short' } })
    expect(await kindsTo(email)).toEqual(['confirmation'])
  })

  it('report a changed address to the former mailbox once the change is made', async () => {
    const { email, accessToken } = await newAccount(server)
    const moved = newEmail()
    await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
    await followLastMail(server, email)
    expect(await kindsTo(email)).toEqual(['confirmation', 'email_change'])
    await followLastMail(server, moved)
    expect(await kindsTo(email)).toEqual(['confirmation', 'email_change', 'email_changed'])
    expect((await lastMailTo(server, email)).text).toContain(moved)
    expect(await kindsTo(moved)).toEqual(['email_change'])
  })

  it('are not sent to an unconfirmed address, which may be another person’s', async () => {
    const { email, accessToken } = await newAccount(server, { isConfirmed: false })
    const moved = newEmail()
    await call(server, 'PUT', '/user', { accessToken, body: { email: moved } })
    await followLastMail(server, moved)
    expect(await kindsTo(email)).toEqual(['confirmation'])
  })
})
