import { expect, it } from 'vitest'
import { movableClock } from '#tests/support/accounts.ts'
import { createTestConfig } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createTestDesk, kabir, ownPage, tara } from '#tests/support/desk.ts'
import type { SignIn } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { printedLink } from './sign-in.ts'

/** The link and code of the newest mail in the outbox. */
async function mailed({ database }: Context) {
  const mail = await database
    .selectFrom('messages')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return {
    mail,
    link: /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '',
    code: /there: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '',
  }
}

const minute = 60_000

describeEachDatabase('signing in at the Desk', (database) => {
  it('mails a link that works once, in the requesting browser', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    expect((await ask('/sign-in', { address: ' Tara@agency.example ' })).statusCode).toBe(204)
    const { mail, link } = await mailed(context)
    expect(mail).toMatchObject({ recipient: tara.address, kind: 'desk_sign_in', holdsSecret: 1 })
    expect(mail?.text).toContain(`http://localhost:3001/sign-in/link#${link}`)
    const answer = await ask('/sign-in/link', { link })
    expect(answer.json()).toEqual(tara)
    expect(answer.headers['set-cookie']).toMatch(
      /^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    )
    expect((await ask('/me')).json()).toEqual({ me: tara })
    expect((await ask('/sign-in/link', { link })).json()).toMatchObject({ code: 'used-up' })
  })

  it('signs in with the mailed code in the requesting browser', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    await ask('/sign-in', { address: kabir.address })
    const { code, link } = await mailed(context)
    expect((await ask('/sign-in/code', { code })).json()).toEqual(kabir)
    expect((await ask('/sign-in/link', { link })).statusCode).toBe(403)
  })

  it('refuses a stolen link in another browser, and keeps it valid in the requesting one', async () => {
    const { browser, context } = await createTestDesk({ database })
    const [own, thief] = [browser(), browser()]
    await own('/sign-in', { address: tara.address })
    const { link, code } = await mailed(context)
    expect((await thief('/sign-in/link', { link })).json()).toMatchObject({ code: 'other-browser' })
    await thief('/sign-in', { address: 'nobody@elsewhere.example' })
    expect((await thief('/sign-in/link', { link })).json()).toMatchObject({ code: 'other-browser' })
    expect((await thief('/sign-in/code', { code })).json()).toMatchObject({ code: 'used-up' })
    expect((await thief('/today')).statusCode).toBe(401)
    expect((await own('/sign-in/link', { link })).statusCode).toBe(200)
  })

  it('accepts a link once when it is used twice at the same moment', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    await ask('/sign-in', { address: tara.address })
    const { link } = await mailed(context)
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/sign-in/link', { link })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 403, 403, 403,
    ])
  })

  it('accepts five attempts at a code', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    await ask('/sign-in', { address: tara.address })
    const { code } = await mailed(context)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 5; guess += 1)
      expect((await ask('/sign-in/code', { code: wrong })).statusCode).toBe(403)
    expect((await ask('/sign-in/code', { code })).statusCode).toBe(403)
  })

  it('refuses a link after a quarter of an hour', async () => {
    const clock = movableClock()
    const { browser, context } = await createTestDesk({ database, overrides: { clock } })
    const ask = browser()
    await ask('/sign-in', { address: tara.address })
    const { link } = await mailed(context)
    clock.pass(15 * minute)
    expect((await ask('/sign-in/link', { link })).json()).toMatchObject({ code: 'used-up' })
  })

  it('mails nothing to an address that is not staff’s, and answers the same', async () => {
    const { browser, context } = await createTestDesk({ database })
    const answer = await browser()('/sign-in', { address: 'stranger@agency.example' })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toMatch(/^desk-asking=/)
    expect((await mailed(context)).mail).toBeUndefined()
  })

  it('mails at most five links to an address in a quarter of an hour', async () => {
    const { browser } = await createTestDesk({ database })
    const ask = browser()
    for (let time = 0; time < 5; time += 1)
      expect((await ask('/sign-in', { address: tara.address })).statusCode).toBe(204)
    const refused = await ask('/sign-in', { address: tara.address.toUpperCase() })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      words: expect.stringMatching(/^Too many attempts\. Wait 1\d minutes/),
    })
  })

  it('ends a session after two weeks without use, and every session after ninety days', async () => {
    const clock = movableClock()
    const { signedIn } = await createTestDesk({ database, overrides: { clock } })
    const [idle, used] = [await signedIn(), await signedIn()]
    for (let days = 0; days < 80; days += 10) {
      clock.pass(10 * 24 * 60 * minute)
      expect((await used('/sign-ins')).statusCode).toBe(200)
    }
    expect((await idle('/sign-ins')).json()).toMatchObject({ code: 'signed-out' })
    clock.pass(10 * 24 * 60 * minute)
    expect((await used('/sign-ins')).statusCode).toBe(401)
  })

  it('ends the session of a person removed from the staff', async () => {
    const { signedIn } = await createTestDesk({ database })
    expect((await (await signedIn({ address: 'gone@agency.example' }))('/sign-ins')).statusCode).toBe(401)
  })

  it('lists a person’s own sessions and ends one at once', async () => {
    const { signedIn } = await createTestDesk({ database })
    const [phone, laptop, other] = [await signedIn(), await signedIn(), await signedIn(kabir)]
    const list: SignIn[] = (await laptop('/sign-ins')).json()
    expect(list).toHaveLength(2)
    const onPhone = list.find(({ isThisOne }) => !isThisOne)
    await other('/sign-ins/end', { id: onPhone?.id ?? '' })
    expect((await phone('/sign-ins')).statusCode).toBe(200)
    await laptop('/sign-ins/end', { id: onPhone?.id ?? '' })
    expect((await phone('/sign-ins')).statusCode).toBe(401)
    expect((await laptop('/sign-ins')).statusCode).toBe(200)
  })

  it('records sign-ins, failures and sign-outs with the person', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    await ask('/sign-in', { address: tara.address })
    const { link } = await mailed(context)
    await ask('/sign-in/link', { link })
    await ask('/sign-in/link', { link })
    const [session]: SignIn[] = (await ask('/sign-ins')).json()
    await ask('/sign-ins/end', { id: session?.id ?? '' })
    const events = await context.database
      .selectFrom('auditEvents')
      .select(['kind', 'actor', 'staff', 'detail'])
      .where('kind', '!=', 'settings_changed')
      .execute()
    expect(events).toHaveLength(3)
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'desk_sign_in', actor: 'staff', staff: tara.address, detail: 'link' },
        { kind: 'desk_sign_in_failed', actor: 'visitor', staff: null, detail: 'used-up' },
        { kind: 'desk_sign_out', actor: 'staff', staff: tara.address, detail: null },
      ]),
    )
  })

  it('stores nothing that could be used to sign in', async () => {
    const { browser, context } = await createTestDesk({ database })
    const ask = browser()
    await ask('/sign-in', { address: tara.address })
    const { link, code } = await mailed(context)
    const links = JSON.stringify(await context.database.selectFrom('deskLinks').selectAll().execute())
    await ask('/sign-in/link', { link })
    const sessions = JSON.stringify(await context.database.selectFrom('deskSessions').selectAll().execute())
    const [, token = ''] = /desk=([\w-]{43})/.exec(ask.cookies()) ?? []
    expect(token).not.toBe('')
    for (const secret of [link, `"${code}"`, token]) expect(links + sessions).not.toContain(secret)
  })
})

it('signs in the machine’s user once, by a printed link, in any browser', async () => {
  const { browser, context } = await createTestDesk({ env: { DESK_STAFF: '' } })
  const link = (await printedLink(context))?.split('#')[1] ?? ''
  const ask = browser()
  expect((await ask('/sign-in/link', { link })).json()).toMatchObject({
    address: expect.stringMatching(/@localhost$/),
  })
  expect((await browser()('/sign-in/link', { link })).statusCode).toBe(403)
})

it('prints no link when the site is public', async () => {
  const { context } = await createTestDesk({ env: { SITE_URL: 'https://agency.example' } })
  expect(await printedLink(context)).toBeNull()
})

it.each<Record<string, string>>([
  { SITE_URL: 'https://agency.example' },
  { HOST: '0.0.0.0' },
  { DESK_HOST: '0.0.0.0' },
  { DESK_URL: 'https://desk.agency.example' },
])('is off with %o until DESK_STAFF is set', async (env) => {
  const isOn = async (settings: Record<string, string>) =>
    (await createTestConfig({ env: settings })).desk !== null
  expect(await isOn({})).toBe(true)
  expect(await isOn(env)).toBe(false)
  expect(await isOn({ ...env, DESK_STAFF: tara.address })).toBe(true)
})

it('limits its cookies to https when the Desk has an https address', async () => {
  const { app } = await createTestDesk({ env: { DESK_URL: 'https://desk.agency.example' } })
  const headers = { ...ownPage, host: 'desk.agency.example', origin: 'https://desk.agency.example' }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/sign-in',
    headers,
    payload: { address: 'a@b.example' },
  })
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-desk-asking=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/,
  )
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000')
})
