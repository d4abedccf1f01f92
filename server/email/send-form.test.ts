import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { emailDefaults, emailSendFormPath, emailSendPath } from '#contract/email.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

const ids = { user_id: 'agency', service_id: 'default_service', template_id: 'query' }
const words = {
  from_name: 'Asha <b>Rao</b>',
  from_email: 'asha@example.org',
  phone: '+91 98111 22333',
  message: '\nTwo of us,\nin May. "Really" & truly',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function open(env: Record<string, string> = {}): Promise<TestApp> {
  const transport = { send: () => Promise.reject(new Error('away')), close: () => {} }
  return createTestApp({ env, overrides: { transport } })
}

/** A browser's default form encoding. */
async function post(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: emailSendFormPath,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

/** The encoding of `FormData`. */
async function postMultipart(app: FastifyInstance, form: FormData, headers: Record<string, string> = {}) {
  const encoded = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: emailSendFormPath,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
  })
  return { status: answer.statusCode, body: answer.body }
}

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

async function kept({ context }: TestApp) {
  const rows = await context.database.selectFrom('enquiries').selectAll().execute()
  return rows.map(({ kind, variables }) => ({ kind, variables: JSON.parse(variables) as unknown }))
}

describe('a form without scripts', () => {
  it('is stored completely and answered with a confirmation page', async () => {
    const server = await open()
    const { status, body, headers } = await post(server.app, { ...ids, ...words }, page)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<h1>Query Sent! 🎉</h1>')
    expect(body).toContain('We&#39;ve received your query and will get back to you shortly.')
    expect(await kept(server)).toEqual([{ kind: 'query', variables: words }])
  })

  it('may be a contact message, and may be multipart', async () => {
    const server = await open()
    const message = {
      from_name: 'Asha',
      from_email: 'asha@example.org',
      subject: 'Visas',
      message: 'How long?',
    }
    const form = formData({ ...ids, template_id: 'contact', ...message })
    const { status, body } = await postMultipart(server.app, form, page)
    expect([status, body]).toEqual([200, expect.stringContaining('<h1>Message Sent!</h1>')])
    expect(await kept(server)).toEqual([{ kind: 'contact', variables: message }])
  })

  it('is returned with its values and what is missing', async () => {
    const server = await open()
    const { status, body } = await post(server.app, { ...ids, ...words, from_email: ' ' }, page)
    expect(status).toBe(422)
    expect(body).toContain('Please fill in your name and email.')
    expect(await kept(server)).toEqual([])
    expect(body).toContain('value="Asha &lt;b&gt;Rao&lt;/b&gt;"')
    expect(body).toContain('\n\nTwo of us,\nin May. &quot;Really&quot; &amp; truly</textarea>')
    for (const [name, value] of Object.entries({ ...ids, item_name: 'Bali', item_price: 'From $899' }))
      expect(body).toContain(`<input type="hidden" name="${name}" value="${value}">`)
    expect(body).not.toContain('<b>')
  })

  it('requires all four fields of a contact message', async () => {
    const server = await open()
    const { status, body } = await post(server.app, { ...ids, ...words, template_id: 'contact' }, page)
    expect([status, body]).toEqual([422, expect.stringContaining('name, email, subject and message.')])
    expect(body).toContain('name="subject"')
  })

  it.each([
    [400, { user_id: 'other' }],
    [400, { template_id: 'other' }],
    [413, { message: 'x'.repeat(51 * 1024) }],
    [413, { message: 'x'.repeat(150 * 1024) }],
    [413, { message: 'x'.repeat(400 * 1024) }],
  ])('is answered with status %i and the ordinary failure for %j', async (status, fields) => {
    const server = await open()
    const answer = await post(server.app, { ...ids, ...words, ...fields }, page)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatch(/<h1>(Failed to send query|Oops! Something went wrong)\.<\/h1>/)
    expect(await kept(server)).toEqual([])
  })

  it('keeps its values when the server fails, and reveals no internals', async () => {
    const server = await open()
    vi.spyOn(server.context.database, 'transaction').mockImplementation(() => {
      throw new Error('disk full at /var/lib')
    })
    const { status, body } = await post(server.app, { ...ids, ...words }, page)
    expect(status).toBe(500)
    expect(body).toContain('There was an issue sending your request. Please try again.')
    expect(body).toContain('Two of us,')
    expect(body).not.toContain('/var/lib')
  })

  it('keeps its values when it is sent too often', async () => {
    const server = await open({ EMAIL_LIMIT_PER_MINUTE: '1' })
    expect((await post(server.app, { ...ids, ...words }, page)).status).toBe(200)
    const { status, body, headers } = await post(server.app, { ...ids, ...words }, page)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBeDefined()
    expect(body).toContain('Two of us,')
  })

  it('can be opened empty with its subject filled in', async () => {
    const server = await open()
    const query = new URLSearchParams({
      template_id: 'query',
      item_name: 'Bali "&',
      item_type: 'Destination',
    })
    const answer = await server.app.inject({ method: 'GET', url: `${emailSendFormPath}?${query.toString()}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<p>About: Bali &quot;&amp;</p>')
    const fields = [...answer.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)]
    const hidden = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(hidden).toMatchObject({
      ...ids,
      item_type: 'Destination',
      shown_at: expect.stringMatching(/^\d+$/),
    })
    const strange = await server.app.inject({
      method: 'GET',
      url: `${emailSendFormPath}?template_id=a&template_id=b`,
    })
    expect(strange.body).toContain('<h1>Write to us</h1>')
  })

  it('gets pages that load nothing, run nothing and allow their own style by its hash', async () => {
    const server = await open()
    const { body, headers } = await post(server.app, { ...ids, ...words, from_name: '' }, page)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(body).not.toMatch(/<script|<img|<link|style=|src=|url\(/)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the client’s form', () => {
  const library = { lib_version: '4.4.1', ...ids }

  it('is answered with OK in plain text for every Accept header', async () => {
    const server = await open()
    for (const headers of [{ accept: '*/*' }, page]) {
      const form = formData({ ...words, ...library })
      expect(await postMultipart(server.app, form, headers)).toEqual({ status: 200, body: 'OK' })
    }
    expect(await kept(server)).toHaveLength(2)
  })

  it('may omit required fields, as on the JSON endpoint', async () => {
    const server = await open()
    expect((await postMultipart(server.app, formData(library))).body).toBe('OK')
  })

  it('uses the last of two fields with the same name', async () => {
    const server = await open()
    const form = formData({ template_id: 'newsletter', ...words })
    for (const [name, value] of Object.entries(library)) form.append(name, value)
    expect((await postMultipart(server.app, form)).body).toBe('OK')
  })

  it('may carry no file, but may have an empty field for one', async () => {
    const server = await open()
    const form = formData({ ...words, ...library })
    form.append('photo', new File([], ''))
    expect((await postMultipart(server.app, form)).body).toBe('OK')
    form.append('passport', new File(['scan'], 'passport.pdf'))
    expect(await postMultipart(server.app, form)).toEqual({ status: 400, body: 'Files are not accepted' })
    expect(await kept(server)).toHaveLength(1)
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 400, 'The form could not be read'],
    [
      'an end that never comes',
      'multipart/form-data; boundary=x',
      '--x\r\n',
      400,
      'The form could not be read',
    ],
    ['no form at all', 'application/json', '{}', 415, /Unsupported Media Type/],
    [
      'too many fields',
      'application/x-www-form-urlencoded',
      'a=1&'.repeat(200),
      413,
      'Variables size limit: all variables together may take 50 KB',
    ],
  ])('is refused in plain text with %s', async (_what, type, payload, status, says) => {
    const server = await open()
    const answer = await server.app.inject({
      method: 'POST',
      url: emailSendFormPath,
      payload,
      headers: { 'content-type': type },
    })
    expect([answer.statusCode, answer.body]).toEqual([
      status,
      typeof says === 'string' ? says : expect.stringMatching(says),
    ])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })
})

describe('traps for bots', () => {
  const tooMany = { status: 429, body: 'Too Many Requests' }

  async function postJson(app: FastifyInstance, variables: Record<string, unknown>) {
    const payload = { ...ids, template_params: variables }
    const answer = await app.inject({ method: 'POST', url: emailSendPath, payload })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  }

  it('answer a filled hidden field like a form that is sent too fast', async () => {
    const server = await open()
    const filled = await post(server.app, { ...ids, ...words, website: 'https://spam.example' })
    expect(filled).toMatchObject(tooMany)
    expect(await postJson(server.app, { ...words, website: 'x' })).toMatchObject(tooMany)
    const ordinary = await open({ EMAIL_LIMIT_PER_MINUTE: '1' })
    await post(ordinary.app, { ...ids, ...words })
    const slowed = await post(ordinary.app, { ...ids, ...words })
    expect(slowed).toMatchObject(tooMany)
    expect(Object.keys(filled.headers).toSorted()).toEqual(Object.keys(slowed.headers).toSorted())
    expect(await kept(server)).toEqual([])
  })

  it('answer a form sent within three seconds likewise, and accept the same form later', async () => {
    const server = await open()
    const shownAt = (ago: number) => ({ shown_at: String(Date.now() - ago) })
    const quick = await post(server.app, { ...ids, ...words, ...shownAt(500) }, page)
    expect(quick.status).toBe(429)
    expect(quick.body).toContain('Two of us,')
    expect(quick.body).toMatch(/name="shown_at" value="\d+"/)
    expect((await post(server.app, { ...ids, ...words, ...shownAt(3500) }, page)).status).toBe(200)
    expect(await kept(server)).toEqual([{ kind: 'query', variables: words }])
  })

  it('accept clients without these fields, and a clock that is ahead', async () => {
    const server = await open()
    expect((await postJson(server.app, words)).body).toBe('OK')
    expect((await postJson(server.app, { ...words, website: '', shown_at: '' })).body).toBe('OK')
    expect((await postJson(server.app, { ...words, shown_at: Date.now() + 60_000 })).body).toBe('OK')
    expect(await kept(server)).toEqual(Array(3).fill({ kind: 'query', variables: words }))
  })
})

describe('origins', () => {
  const allowed = { EMAIL_ORIGINS: 'https://partner.example', SITE_URL: 'https://www.travel.example' }

  it.each([
    ['https://partner.example', 200],
    ['https://www.travel.example', 200],
    ['https://elsewhere.example', 403],
    ['null', 403],
    ['', 403],
  ])('that are named may send, others may not: %j gets %i', async (origin, status) => {
    const server = await open(allowed)
    const headers: Record<string, string> = origin === '' ? {} : { origin }
    for (const url of [emailSendPath, emailSendFormPath]) {
      const payload = new URLSearchParams({ ...ids, ...words }).toString()
      const answer = await server.app.inject(
        url === emailSendPath
          ? { method: 'POST', url, headers, payload: { ...ids, template_params: words } }
          : {
              method: 'POST',
              url,
              payload,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            },
      )
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['access-control-allow-origin']).toBe(status === 200 ? origin : undefined)
      expect(answer.headers['vary']).toBe('origin')
      if (origin === '') expect(answer.body).toBe('API calls are disabled for non-browser applications')
    }
    const preflight = await server.app.inject({ method: 'OPTIONS', url: emailSendPath, headers })
    expect(preflight.headers['access-control-allow-origin']).toBe(status === 200 ? origin : undefined)
  })

  it('are all allowed when the setting is empty', async () => {
    const server = await open()
    const answer = await post(server.app, { ...ids, ...words }, { origin: 'https://anybody.example' })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  })
})

it('default to those of the site', () => {
  expect(ids).toEqual({
    user_id: emailDefaults.publicKey,
    service_id: emailDefaults.serviceId,
    template_id: emailDefaults.queryTemplateId,
  })
})
