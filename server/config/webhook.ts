import { isLoopback } from './listening-address.ts'
import type { SettingsReader } from './settings.ts'

export interface WebhookConfig {
  url: string
  key: Buffer
}

/** Standard Webhooks requires 24 to 64 bytes. */
const [shortest, longest] = [24, 64]

/** Null if there is no webhook. */
export function webhook(settings: SettingsReader): WebhookConfig | null {
  const url = settings.url('WEBHOOK_URL', ['https:', 'http:'], 'https://tools.example.com/enquiries')
  const secret = settings.text('WEBHOOK_SECRET')
  const hasUrl = settings.text('WEBHOOK_URL') !== undefined
  if (!hasUrl && secret === undefined) return null
  if (!hasUrl || secret === undefined) {
    settings.refuse(
      `${hasUrl ? 'WEBHOOK_URL' : 'WEBHOOK_SECRET'} is set without the other of the two.`,
      'Set both WEBHOOK_URL and WEBHOOK_SECRET, or neither.',
    )
    return null
  }
  if (url?.protocol === 'http:' && !isLoopback(url.hostname))
    settings.refuse(
      'WEBHOOK_URL is not encrypted, and names and addresses of visitors would travel openly.',
      'Write an address that begins with https://.',
    )
  const key = Buffer.from(/^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1] ?? '', 'base64')
  if (key.length < shortest || key.length > longest)
    settings.refuse(
      'WEBHOOK_SECRET is no secret of Standard Webhooks.',
      'Write whsec_ and 24 to 64 random bytes in base64: echo "whsec_$(openssl rand -base64 32)".',
    )
  return url ? { url: url.href, key } : null
}
