import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emailSendFormPath } from '#contract/email.ts'
import { createTestConfig, openTestContext } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/context.ts'
import { acknowledgementKind } from './acknowledgement-mail.ts'
import { visitorsAtOnce } from './limit-everybody.ts'
import type { Transport } from './transport.ts'

const url = '/api/v1.0/email/send'
const variables = { from_name: 'Asha', from_email: 'asha@example.org', message: 'Hello', item_name: 'Bali' }
const request = {
  user_id: 'agency',
  service_id: 'default_service',
  template_id: 'query',
  template_params: variables,
}

/** A mail server that accepts nothing, so that mail stays queued. */
const closedTransport: Transport = {
  send: () => Promise.reject(new Error('closed')),
  close: () => {},
}

async function openApp(context: Context): Promise<FastifyInstance> {
  const app = await createApp(context.config, { ...context, transport: closedTransport })
  onTestFinished(() => app.close())
  return app
}

function post(app: FastifyInstance, payload: object | string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function mailToAgency({ database }: Context) {
  const others = database.selectFrom('messages').where('kind', '!=', acknowledgementKind)
  return others.selectAll().executeTakeFirstOrThrow()
}

describeEachDatabase('the mail relay', (database) => {
  it('answers OK when the enquiry and its mail are both stored', async () => {
    const context = await openTestContext({ database, env: { ENQUIRY_TO: 'desk@travel.example' } })
    const app = await openApp(context)
    const answer = await post(app, request)
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(answer.headers['timing-allow-origin']).toBe('*')
    const enquiry = await context.database.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const mail = await mailToAgency(context)
    expect(JSON.parse(enquiry.variables)).toEqual(variables)
    expect(enquiry).toMatchObject({ kind: 'query', id: mail.enquiryId })
    // The reference in the mails. It is in a header that the page can read and the published client ignores.
    const reference = enquiry.id.slice(0, 8)
    expect(answer.headers['server-timing']).toBe(`reference;desc="${reference}"`)
    expect(mail.text).toContain(reference)
    expect(mail).toMatchObject({ recipient: 'desk@travel.example', replyTo: 'asha@example.org' })
  })

  it('stores neither, and does not answer OK, when one cannot be stored', async () => {
    const context = await openTestContext({ database })
    const app = await openApp(context)
    vi.spyOn(context.outbox, 'enqueue').mockRejectedValue(new Error('no room'))
    const answer = await post(app, request)
    expect([answer.statusCode, answer.body]).toEqual([500, 'Internal Server Error'])
    expect(await context.database.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })

  it('mails the visitor a copy, stored in the same transaction as the enquiry', async () => {
    const context = await openTestContext({ database, env: { ENQUIRY_TO: 'desk@travel.example' } })
    const app = await openApp(context)
    await post(app, request)
    const mails = () => context.database.selectFrom('messages').selectAll().execute()
    expect((await mails()).find(({ kind }) => kind === acknowledgementKind)).toMatchObject({
      recipient: 'asha@example.org',
      replyTo: 'desk@travel.example',
      subject: 'We have your enquiry about Bali',
    })
    const enqueue = context.outbox.enqueue.bind(context.outbox)
    vi.spyOn(context.outbox, 'enqueue').mockImplementation(async (tx, mail, owner) => {
      if (mail.kind === acknowledgementKind) throw new Error('no room')
      return enqueue(tx, mail, owner)
    })
    expect((await post(app, request)).statusCode).toBe(500)
    expect(await mails()).toHaveLength(2)
  })

  it('ignores a recipient and every other unknown field', async () => {
    const context = await openTestContext({ database })
    const app = await openApp(context)
    const forged = { ...variables, to: 'a@evil.example', to_email: 'a@evil.example', bcc: 'a@evil.example' }
    const answer = await post(app, {
      ...request,
      lib_version: '4.4.1',
      to: 'a@evil.example',
      template_params: forged,
    })
    expect(answer.body).toBe('OK')
    const mail = await mailToAgency(context)
    expect(mail.recipient).toBe('bookings@agency.example')
    expect(mail.text + mail.html).not.toContain('evil.example')
  })
})

async function openOnSqlite(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = await createApp(await createTestConfig({ env }), { transport: closedTransport })
  onTestFinished(() => app.close())
  return app
}

it.each([
  ['user_id', { ...request, user_id: undefined }, 'The user_id parameter is required'],
  ['service_id', { ...request, service_id: 5 }, 'The service_id parameter is required'],
  ['template_id', { ...request, template_id: undefined }, 'The template_id parameter is required'],
  [
    'an object of variables',
    { ...request, template_params: 'x' },
    'The template_params parameter has to be an object',
  ],
  ['a known public key', { ...request, user_id: 'other' }, 'The Public Key is invalid'],
  ['a known service', { ...request, service_id: 'other' }, 'The service ID not found'],
  ['a known template', { ...request, template_id: 'constructor' }, 'The template ID not found'],
  ['a body', '', 'The parameters are required'],
  ['a JSON object', '[]', 'The parameters are required'],
])('asks for %s in plain text', async (_name, payload, message) => {
  const answer = await post(await openOnSqlite(), payload)
  expect([answer.statusCode, answer.body]).toEqual([400, message])
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
})

it('refuses a body that is not JSON', async () => {
  const answer = await post(await openOnSqlite(), '{"user_id":')
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
})

it('refuses a body with prototype keys', async () => {
  const app = await openOnSqlite()
  for (const reach of ['"__proto__":{"a":1}', '"constructor":{"prototype":{"a":1}}']) {
    const answer = await post(app, JSON.stringify(request).replace('"message"', `${reach},"message"`))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  }
})

it('accepts 50 KB of variables and no more', async () => {
  const app = await openOnSqlite()
  const fits = { wishes: 'x'.repeat(50 * 1024 - '{"wishes":""}'.length) }
  expect((await post(app, { ...request, template_params: fits })).statusCode).toBe(200)
  const answer = await post(app, { ...request, template_params: { wishes: `${fits.wishes}x` } })
  expect([answer.statusCode, answer.body]).toEqual([
    413,
    'Variables size limit: all variables together may take 50 KB',
  ])
  expect((await post(app, { ...request, padding: 'x'.repeat(400_000) })).statusCode).toBe(413)
})

it('accepts a request without variables, as the hosted service does', async () => {
  expect((await post(await openOnSqlite(), { ...request, template_params: undefined })).body).toBe('OK')
})

it('slows one visitor down without slowing the others', async () => {
  const app = await openOnSqlite({ EMAIL_LIMIT_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' })
  const from = (address: string) => post(app, request, { 'x-forwarded-for': address })
  expect([(await from('203.0.113.7')).body, (await from('203.0.113.7')).body]).toEqual(['OK', 'OK'])
  const third = await from('203.0.113.7')
  expect([third.statusCode, third.body]).toEqual([429, 'Too Many Requests'])
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  expect(third.headers['access-control-allow-origin']).toBe('*')
  expect((await from('203.0.113.8')).body).toBe('OK')
})

it('limits all visitors together', async () => {
  const app = await openOnSqlite({ EMAIL_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const from = (visitor: number) => post(app, request, { 'x-forwarded-for': `203.0.113.${visitor}` })
  for (let visitor = 1; visitor <= visitorsAtOnce; visitor += 1) expect((await from(visitor)).body).toBe('OK')
  const late = await from(visitorsAtOnce + 1)
  expect([late.statusCode, late.body]).toEqual([429, 'Too Many Requests'])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

it('does not let one visitor use up the common limit, at either endpoint', async () => {
  const app = await openOnSqlite({ EMAIL_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  for (let turn = 0; turn <= visitorsAtOnce; turn += 1) {
    await post(app, request, headers)
    await app.inject({ method: 'POST', url: emailSendFormPath, payload: 'message=Hello', headers: form })
  }
  expect((await post(app, request, { 'x-forwarded-for': '203.0.113.8' })).body).toBe('OK')
})

it('ignores forwarded addresses unless a proxy is configured', async () => {
  const app = await openOnSqlite({ EMAIL_LIMIT_PER_MINUTE: '1' })
  await post(app, request, { 'x-forwarded-for': '203.0.113.7' })
  expect((await post(app, request, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(429)
})

it('lets a browser on another origin post', async () => {
  const answer = await (await openOnSqlite()).inject({ method: 'OPTIONS', url })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  })
})
