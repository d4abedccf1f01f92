import { createHmac } from 'node:crypto'
import type { Config } from '#server/config/config.ts'
import type { DatabaseTransaction } from '#server/database/open.ts'
import type { Outbox, StoredMessage } from './outbox.ts'
import type { Transport } from './transport.ts'

export const webhookKind = 'webhook'

/**
 * Queues an event for the office's own tools, in the transaction that makes it true. The outbox tries it as often as a mail; a
 * receiver knows a second arrival by its `webhook-id`.
 *
 * @param data goes with the enquiry when that is deleted
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

/** Hands events to their receiver, and mails to the transport of mails. */
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
    // Another address is not the receiver that was agreed on.
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

/** By the rules of Standard Webhooks 1.0 (standardwebhooks.com): HMAC-SHA256 over id, timestamp and body. */
export function signature(key: Buffer, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
