import { createTransport } from 'nodemailer'
import type { MailConfig } from '#server/config/config.ts'
import { toMail } from './transport.ts'
import type { Transport } from './transport.ts'

/** Milliseconds without an answer after which a mail server is treated as unreachable. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends through a mail server. The mail is handed over when that server has said so. */
export function createSmtpTransport(
  url: string,
  from: MailConfig['from'],
  timeouts: typeof patience = patience,
): Transport {
  const mailer = createMailer(url, timeouts)
  return {
    async send(message, signal) {
      await mailer.sendMail({ ...toMail(message, from), ...(signal ? { signal } : {}) })
    },
    close: () => mailer.close(),
  }
}

/** The way to the mail server, as mails go and as the doctor tries it. */
export function createMailer(url: string, timeouts: typeof patience = patience) {
  return createTransport({ url, requireTLS: carriesPassword(url), ...timeouts })
}

/** A password is sent to other machines encrypted only, even if an attacker in between changes the server's offer. */
function carriesPassword(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
