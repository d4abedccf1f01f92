import { afterEach, expect, it, vi } from 'vitest'
import type { QueryVariables } from '#contract/email.ts'
import { sendContact } from './send-mail.ts'
import { sendMessage, sendQuery } from './send-words.ts'
import { readSettings } from '#site/settings.ts'
import { keepSent } from './sent-enquiries.ts'

vi.mock('./sent-enquiries.ts', () => ({ keepSent: vi.fn(async () => {}) }))

const params: QueryVariables = {
  from_name: 'Asha',
  from_email: 'asha@example.com',
  phone: '',
  message: 'Hello',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}
const origin = 'http://localhost:3000'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(keepSent).mockClear()
})

function answer(status: number) {
  const calls: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) })
    return new Response(status === 200 ? 'OK' : 'No', { status })
  })
  return calls
}

it.each([{}, { VITE_EMAILJS_ORIGIN: '' }, { VITE_EMAILJS_ORIGIN: ' ' }])(
  'a build with %j never sends to the hosted service, even when it sends again',
  async (environment) => {
    const calls = answer(200)
    for (let i = 0; i < 3; i += 1) await sendQuery(params, readSettings(environment, origin))
    await sendContact(
      { from_name: 'A', from_email: 'a@b.c', subject: 'S', message: 'M' },
      readSettings(environment, origin),
    )
    expect(calls.map(({ url }) => url)).toEqual(Array(4).fill(`${origin}/api/v1.0/email/send`))
  },
)

it('§7 query dialog: sends the seven parameters and nothing else', async () => {
  const [call] = await (async () => {
    const calls = answer(200)
    await sendQuery(params, readSettings({}, origin))
    return calls
  })()
  expect(call?.body).toEqual({
    lib_version: '4.4.1',
    user_id: 'agency',
    service_id: 'default_service',
    template_id: 'query',
    template_params: params,
  })
})

it.each([400, 403, 422, 429, 500])('§7 an answer of %i is a failure', async (status) => {
  answer(status)
  expect(await sendQuery(params, readSettings({}, origin))).toBe(false)
})

it('remembers an accepted message of a visitor, but not messages written by the site', async () => {
  const message = { from_name: 'A', from_email: 'a@b.c', subject: 'Rooms', message: 'Two' }
  answer(500)
  await sendQuery(params, readSettings({}, origin))
  answer(200)
  await sendContact(message, readSettings({}, origin))
  await sendMessage(message, readSettings({}, origin))
  await vi.waitFor(() =>
    expect(vi.mocked(keepSent).mock.calls.map(([sent]) => sent)).toEqual([
      { type: 'Message', about: 'Rooms', message: 'Two' },
    ]),
  )
})

it('§7 a lost connection is a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendQuery(params, readSettings({}, origin))).toBe(false)
})

it('§8 the e-mail client itself does not block anything: no headless check, no block list, no throttle', async () => {
  const calls = answer(200)
  vi.stubGlobal('navigator', { webdriver: true, languages: [] })
  const results = [
    await sendQuery(params, readSettings({}, origin)),
    await sendQuery(params, readSettings({}, origin)),
  ]
  expect(results).toEqual([true, true])
  expect(calls).toHaveLength(2)
})

it('gives up on a server that never answers, so that the visitor can send the form again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const sent = sendQuery(params, readSettings({}, origin))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await sent).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
