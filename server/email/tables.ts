export interface EmailTables {
  enquiries: EnquiryTable
  messages: MessageTable
  messageAttempts: MessageAttemptTable
  suppressions: SuppressionTable
}

/** A mailbox that a mail server refused permanently. */
interface SuppressionTable {
  /** SHA-256 of the mailbox. The address itself is deleted with the visitor's enquiries. */
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
  /** How many attempts have begun. */
  attempt: number
  nextAttemptAt: number
  /** When a worker's lease ends. After that the worker is presumed to have crashed. */
  leasedUntil: number | null
  lastError: string | null
  createdAt: number
  sentAt: number | null
  /** The enquiry that it contains or acknowledges. */
  enquiryId: string | null
  /** The account that it is about, whichever address it goes to. */
  accountId: string | null
  /** Message-IDs of the earlier mails, separated by spaces, ending with the one it replies to. Null if it is not a reply. */
  thread: string | null
  /** 1 if it contains a link or code that signs in. Its text is then removed once it is sent. */
  holdsSecret: 0 | 1
}

/** How one attempt to send a message ended. An attempt without a row was cut off when its server ended. */
export interface MessageAttemptTable {
  id: string
  messageId: string
  attempt: number
  /** When it ended. */
  at: number
  outcome: 'sent' | 'failed'
  /** The mail server's code if it refused, such as 550; null if it gave none. */
  smtpCode: number | null
}
