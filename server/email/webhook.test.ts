import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { createConfig } from '#server/config/config.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { createTestApp } from '#tests/support/app.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { asha, enquire } from '#tests/support/enquiries.ts'
import { signature } from './webhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const key = Buffer.from(secret.slice('whsec_'.length), 'base64')

interface Received {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A receiver that answers with these statuses in turn, then with 204. */
async function receiver(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      const status = statuses.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterwards(() => void server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

// The message from the tests of the Standard Webhooks libraries, and the signature expected there by Svix, its authors.
it('signs as Standard Webhooks specifies', () => {
  expect(signature(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

describeEachDatabase('a webhook', (database) => {
  it('reports an enquiry once, signed, and not again after it was accepted', async () => {
    const { received, url } = await receiver()
    const { context } = await createTestApp({ database, env: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } })
    const id = await enquire(context)
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    expect(JSON.parse(body)).toEqual({
      type: 'enquiry.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: expect.objectContaining({ id, reference: id.slice(0, 8), name: asha.from_name, item: 'Bali' }),
    })
  })

  it.each([500, 302])('is retried after %i with the same id', async (status) => {
    const { received, url } = await receiver(status)
    const { context } = await createTestApp({ database, env: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } })
    await enquire(context)
    await vi.waitFor(async () => {
      const row = await context.database
        .selectFrom('messages')
        .select('lastError')
        .where('kind', '=', 'webhook')
        .executeTakeFirst()
      expect(row?.lastError).toContain(String(status))
    }, 10_000)
    await context.database
      .updateTable('messages')
      .set({ nextAttemptAt: 0 })
      .where('kind', '=', 'webhook')
      .execute()
    await vi.waitFor(() => expect(received).toHaveLength(2), 10_000)
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  })
})

it('is off by default, and requires an https address and a secret', async () => {
  expect(createConfig({}).webhook).toBeNull()
  for (const env of [
    { WEBHOOK_URL: 'https://tools.example/hook' },
    { WEBHOOK_SECRET: secret },
    { WEBHOOK_URL: 'http://tools.example/hook', WEBHOOK_SECRET: secret },
    { WEBHOOK_URL: 'https://tools.example/hook', WEBHOOK_SECRET: 'too-short' },
  ])
    expect(() => createConfig(env), JSON.stringify(env)).toThrow(/WEBHOOK_/)
  expect(createConfig({ WEBHOOK_URL: 'https://tools.example/hook', WEBHOOK_SECRET: secret }).webhook).toEqual(
    {
      url: 'https://tools.example/hook',
      key,
    },
  )
})
