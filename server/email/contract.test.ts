import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emailDefaults, emailSendFormPath, emailSendPath } from '#contract/email.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import type { Transport } from './transport.ts'

// Rules of contracts/email.md that no other file in this folder tests.

const query = {
  user_id: emailDefaults.publicKey,
  service_id: emailDefaults.serviceId,
  template_id: emailDefaults.queryTemplateId,
  template_params: { from_name: 'Asha', from_email: 'asha@example.org', message: 'Hello', item_name: 'Bali' },
}
const contact = {
  ...query,
  template_id: emailDefaults.contactTemplateId,
  template_params: { from_name: 'Asha', from_email: 'asha@example.org', subject: 'Visas', message: 'Hello' },
}

const post = (app: FastifyInstance, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: emailSendPath, payload, headers })

async function keptVariables({ context }: TestApp): Promise<unknown[]> {
  const rows = await context.database
    .selectFrom('enquiries')
    .select('variables')
    .orderBy('createdAt')
    .execute()
  return rows.map(({ variables }) => JSON.parse(variables) as unknown)
}

describe('what the client sends', () => {
  it('keeps numbers and nested values unchanged, and ignores a private key', async () => {
    const server = await createTestApp()
    const odd = {
      ...query.template_params,
      item_price: 899,
      travellers: { adults: 2, ages: [6, 9] },
      none: null,
    }
    const answer = await post(server.app, { ...query, accessToken: 'private', template_params: odd })
    expect(answer.body).toBe('OK')
    expect(await keptVariables(server)).toEqual([odd])
  })

  it('may have a charset in its content type', async () => {
    const { app } = await createTestApp()
    for (const type of ['application/json', 'application/json;charset=UTF-8'])
      expect((await post(app, query, { 'content-type': type })).body).toBe('OK')
  })

  it.each(['user_id', 'service_id', 'template_id'])('is refused when %s is not a text', async (field) => {
    const { app } = await createTestApp()
    for (const value of [undefined, null, 5, {}, ['meridaya']]) {
      const answer = await post(app, { ...query, [field]: value })
      expect([answer.statusCode, answer.body]).toEqual([400, `The ${field} parameter is required`])
    }
  })
})

describe('a visitor', () => {
  it('may send an enquiry and a contact message seconds later with the default settings', async () => {
    const server = await createTestApp()
    expect((await post(server.app, query)).body).toBe('OK')
    expect((await post(server.app, contact)).body).toBe('OK')
    expect(await keptVariables(server)).toHaveLength(2)
  })

  it('who presses twice sends two messages with different ids', async () => {
    const server = await createTestApp()
    await Promise.all([post(server.app, query), post(server.app, query)])
    expect(await keptVariables(server)).toEqual([query.template_params, query.template_params])
  })

  it('gets an answer before the mail server has responded', async () => {
    const asked = Promise.withResolvers<void>()
    const silent: Transport = {
      send: () => new Promise((resolve) => void asked.promise.then(resolve)),
      close: () => asked.resolve(),
    }
    const { app } = await createTestApp({ overrides: { transport: silent } })
    onTestFinished(() => asked.resolve())
    expect((await post(app, query)).body).toBe('OK')
  })
})

it.each([emailSendPath, '/api/v1.0/email/send-form'])(
  'a wrong method for %s is answered with 405 and the allowed methods',
  async (url) => {
    const { app } = await createTestApp()
    for (const method of ['DELETE', 'PUT'] as const) {
      const answer = await app.inject({ method, url: `${url}?x=1` })
      expect([answer.statusCode, answer.body]).toEqual([405, 'Method Not Allowed'])
      expect(answer.headers['allow']).toContain('POST')
    }
    expect((await app.inject({ method: 'PUT', url: `${url}/nowhere` })).statusCode).toBe(404)
  },
)

describe('every refusal', () => {
  it('is a short plain text, because callers display it unchanged', async () => {
    const { app } = await createTestApp({ env: { EMAIL_LIMIT_PER_MINUTE: '6' } })
    const answers = [
      await post(app, { ...query, user_id: 'other' }),
      await post(app, { ...query, template_params: { message: 'x'.repeat(60_000) } }),
      await post(app, { ...query, padding: 'x'.repeat(400_000) }),
      await app.inject({
        method: 'POST',
        url: emailSendPath,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
      await app.inject({ method: 'POST', url: '/api/v1.0/email/nothing' }),
      await post(app, query),
      await post(app, query),
      await post(app, query),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 413, 400, 404, 200, 200, 429])
    for (const { headers, body } of answers) {
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body).toMatch(/^[A-Z][^\n{<]{1,80}$/)
    }
  })
})

describe('a preflight request', () => {
  it('is needed for JSON from another origin, and not for a form', async () => {
    const { app } = await createTestApp()
    const origin = 'https://elsewhere.example'
    const asked = await app.inject({ method: 'OPTIONS', url: emailSendPath, headers: { origin } })
    expect([asked.statusCode, asked.headers['access-control-allow-credentials']]).toEqual([204, undefined])
    const form = await app.inject({
      method: 'POST',
      url: emailSendFormPath,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' },
      payload: new URLSearchParams({ ...query.template_params, template_id: 'query' }).toString(),
    })
    expect(form.headers['access-control-allow-origin']).toBe('*')
  })
})
