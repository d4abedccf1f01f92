import { createTransport } from 'nodemailer'
import type { MailConfig } from '#server/config/config.ts'
import { toMail } from './transport.ts'
import type { Transport } from './transport.ts'

/** After how many milliseconds without an answer a mail server is treated as unreachable. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends through a mail server. A mail is sent once that server has accepted it. */
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

/** The connection to the mail server, for mails and for `doctor`. */
export function createMailer(url: string, timeouts: typeof patience = patience) {
  return createTransport({ url, requireTLS: carriesPassword(url), ...timeouts })
}

/** Passwords go to other machines only over TLS, even if an attacker removes STARTTLS from the server's offer. */
function carriesPassword(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
