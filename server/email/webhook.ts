import { createHmac } from 'node:crypto'
import type { Config } from '#server/config/config.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import type { Outbox, StoredMessage } from './outbox.ts'
import type { Transport } from './transport.ts'

export const webhookKind = 'webhook'

/**
 * Queues an event for the office's other tools, in the same transaction as the change. The outbox retries it like a mail.
 * Repeated calls have the same `webhook-id`.
 *
 * @param data deleted together with the enquiry
 */
export async function queueWebhook(
  { config, outbox }: { config: Config; outbox: Outbox },
  tx: DatabaseTransaction,
  event: { type: string; at: number; enquiryId: string; data: () => object },
): Promise<void> {
  if (!config.webhook) return
  const { type, at, enquiryId, data } = event
  const text = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: data() })
  await outbox.enqueue(
    tx,
    { kind: webhookKind, to: config.webhook.url, subject: type, text, html: '' },
    { enquiryId },
  )
}

/** Sends events to their receiver, and mails through the given transport. */
export const withWebhooks = (mails: Transport, webhook: Config['webhook']): Transport => ({
  send: (message, signal) =>
    message.kind === webhookKind ? post(message, webhook, signal) : mails.send(message, signal),
  close: () => mails.close(),
})

async function post(message: StoredMessage, webhook: Config['webhook'], signal?: AbortSignal): Promise<void> {
  if (!webhook) throw new Error('WEBHOOK_URL is no longer set.')
  const timestamp = Math.floor(Date.now() / 1000)
  const answer = await fetch(webhook.url, {
    method: 'POST',
    // A redirect would lead to a receiver that the operator has not chosen.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature(webhook.key, message.id, timestamp, message.text),
    },
    body: message.text,
    signal: signal ?? null,
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The receiver of webhooks answered ${answer.status}.`)
}

/** Follows Standard Webhooks 1.0 (standardwebhooks.com): HMAC-SHA256 over id, timestamp and body. */
export function signature(key: Buffer, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
