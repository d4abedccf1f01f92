import type { SendMailOptions } from 'nodemailer'
import type { MailConfig } from '#server/config/config.ts'
import { acknowledgementKind } from './acknowledgement-mail.ts'
import type { StoredMessage } from './outbox.ts'

/** A mail that a person of the office wrote. */
export const replyKind = 'reply'

/** Hands mails on. */
export interface Transport {
  /** Rejects unless another server has accepted the mail. The signal interrupts it. */
  send(message: StoredMessage, signal?: AbortSignal): Promise<void>
  /** Interrupts what is still under way. */
  close(): void
}

/** A row of the outbox as a mail. Every attempt makes the same one, date and Message-ID included. */
export function toMail(message: StoredMessage, from: MailConfig['from']): SendMailOptions {
  return {
    from,
    // Objects are taken as they are, while text would be read as a list of several recipients.
    to: { name: '', address: message.recipient },
    ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    date: new Date(message.createdAt),
    ...threadOf(message),
    // Out-of-office assistants answer neither, and nothing but an answer may call itself a reply (RFC 3834).
    headers:
      message.kind === replyKind
        ? {}
        : {
            'Auto-Submitted': message.kind === acknowledgementKind ? 'auto-replied' : 'auto-generated',
          },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What mail programs sort a conversation by (RFC 5322, 3.6.4). */
function threadOf({ thread }: StoredMessage): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const references = thread?.split(' ') ?? []
  const inReplyTo = references.at(-1)
  return inReplyTo === undefined ? {} : { inReplyTo, references }
}
