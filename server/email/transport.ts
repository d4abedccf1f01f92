import type { SendMailOptions } from 'nodemailer'
import type { MailConfig } from '#server/config/config.ts'
import { acknowledgementKind } from './acknowledgement-mail.ts'
import type { StoredMessage } from './outbox.ts'

/** The kind of mails that office staff wrote. */
export const replyKind = 'reply'

export interface Transport {
  /** Rejects unless the receiving server accepted the mail. The signal interrupts it. */
  send(message: StoredMessage, signal?: AbortSignal): Promise<void>
  /** Interrupts deliveries in progress. */
  close(): void
}

/** Turns a row of the outbox into a mail. Every attempt makes the same mail, with the same date and Message-ID. */
export function toMail(message: StoredMessage, from: MailConfig['from']): SendMailOptions {
  return {
    from,
    // An object is one recipient. A string would be parsed as a list.
    to: { name: '', address: message.recipient },
    ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    date: new Date(message.createdAt),
    ...threadOf(message),
    // Out-of-office assistants answer neither value. Only an answer to a mail may be `auto-replied` (RFC 3834).
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

/** The headers by which mail programs group a conversation (RFC 5322, 3.6.4). */
function threadOf({ thread }: StoredMessage): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const references = thread?.split(' ') ?? []
  const inReplyTo = references.at(-1)
  return inReplyTo === undefined ? {} : { inReplyTo, references }
}
