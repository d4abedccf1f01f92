import type { MailConfig } from '#server/config/config.ts'
import { createMaildirTransport } from './maildir-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Creates the transport that the settings choose. */
export async function createTransport({ transport, from }: MailConfig): Promise<Transport> {
  return transport.kind === 'smtp'
    ? createSmtpTransport(transport.url, from)
    : createMaildirTransport(transport.directory, from)
}
