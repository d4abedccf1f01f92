import { expect, it } from 'vitest'
import { emailDefaults, emailSendFormPath, emailSendPath } from '#contract/email.ts'
import { createTestApp } from '#tests/support/app.ts'

const ids = {
  user_id: emailDefaults.publicKey,
  service_id: emailDefaults.serviceId,
  template_id: emailDefaults.contactTemplateId,
}

async function open(env: Record<string, string> = {}) {
  const clock = { offset: 0, now: () => Date.now() + clock.offset }
  const { app, context } = await createTestApp({ env, overrides: { clock } })
  const send = (template_params: Record<string, unknown> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: emailSendPath, remoteAddress, payload: { ...ids, template_params } })
  const sendForm = (fields: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({
      method: 'POST',
      url: emailSendFormPath,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...ids, lib_version: '4.4.1', ...fields }).toString(),
    })
  return { clock, context, send, sendForm }
}

it('accepts as many characters as the form allows, and not one more', async () => {
  const { send, sendForm } = await open()
  const most = `${'x'.repeat(4998)}\n\u00e9`
  expect((await send({ message: most })).statusCode).toBe(200)
  // A form posts each line end as two characters.
  expect((await sendForm({ message: most.replace('\n', '\r\n') })).statusCode).toBe(200)
  for (const answer of [await send({ message: `${most}x` }), await sendForm({ message: `${most}x` })])
    expect(answer).toMatchObject({
      statusCode: 413,
      body: 'Variables size limit: message may have 5000 letters',
    })
  expect((await send({ subject: 'x'.repeat(201) })).statusCode).toBe(413)
})

it('counts both endpoints together', async () => {
  const { send, sendForm } = await open({ EMAIL_LIMIT_PER_MINUTE: '4' })
  const statuses = []
  for (const way of [send, sendForm, send, sendForm, send, sendForm]) statuses.push((await way()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect((await send({}, '203.0.113.8')).statusCode).toBe(200)
})

it('limits the messages from one address in a day, and accepts messages from others', async () => {
  const { clock, send } = await open({ EMAIL_LIMIT_PER_MINUTE: '2', EMAIL_LIMIT_PER_DAY: '3' })
  const statuses = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await send()).statusCode)
    clock.offset += 61_000
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(Number((await send()).headers['retry-after'])).toBeGreaterThan(80_000)
  expect((await send({}, '203.0.113.8')).statusCode).toBe(200)
  clock.offset += 24 * 3_600_000
  expect((await send()).statusCode).toBe(200)
})
