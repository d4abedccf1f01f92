export interface EmailTables {
  enquiries: EnquiryTable
  messages: MessageTable
  messageAttempts: MessageAttemptTable
  suppressions: SuppressionTable
}

/** A mailbox that a mail server refused permanently. */
interface SuppressionTable {
  /** SHA-256 of the mailbox: the address itself goes when the visitor's enquiries go. */
  id: string
  /** What the mail server answered, such as 550. */
  smtpCode: number
  createdAt: number
}

/** What a visitor sent, as it arrived. */
export interface EnquiryTable {
  id: string
  kind: 'query' | 'contact'
  /** JSON of every variable the client sent. */
  variables: string
  createdAt: number
}

export type MessageState = 'queued' | 'sending' | 'sent' | 'dead'

/** The outbox: one row is one mail to one recipient. It is deleted with the enquiry or account it belongs to. */
export interface MessageTable {
  id: string
  kind: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The Message-ID header, the same on every attempt, so that mail programs can drop a duplicate. */
  messageId: string
  state: MessageState
  /** Attempts begun so far. */
  attempt: number
  nextAttemptAt: number
  /** Until when a worker holds the row; after that the worker is taken for crashed. */
  leasedUntil: number | null
  lastError: string | null
  createdAt: number
  sentAt: number | null
  /** The enquiry that it carries or acknowledges. */
  enquiryId: string | null
  /** The account that it is about, whichever address it goes to. */
  accountId: string | null
  /** Message-IDs of the mails before it, with spaces between, the one it answers last; null where it answers none. */
  thread: string | null
  /** 1 if it contains a link or code that signs in. Its words are removed once it is sent. */
  holdsSecret: 0 | 1
}

/** How one attempt to send a message ended. An attempt without a row ended with its server. */
export interface MessageAttemptTable {
  id: string
  messageId: string
  attempt: number
  /** When it ended. */
  at: number
  outcome: 'sent' | 'failed'
  /** The mail server's code where it refused, such as 550; null where it said nothing. */
  smtpCode: number | null
}
