import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import { toMail } from './transport.ts'
import type { Transport } from './transport.ts'

/** Sends through a mail server. The mail is handed over when that server has said so. */
export function createSmtpTransport(url: string, from: MailConfig['from']): Transport {
  const mailer = createTransport({
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(message) {
      await mailer.sendMail(toMail(message, from))
    },
    close: () => mailer.close(),
  }
}
