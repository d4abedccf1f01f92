export interface EmailTables {
  enquiries: EnquiryTable
  messages: MessageTable
}

/** What a visitor sent, as it arrived. */
export interface EnquiryTable {
  id: string
  kind: 'query' | 'contact'
  /** JSON of every variable the client sent. */
  variables: string
  /** The outbox row that carries it to the agency. */
  messageId: string
  createdAt: number
}

export type MessageState = 'queued' | 'sending' | 'sent' | 'dead'

/** The outbox: one row is one mail to one recipient. Rows are never deleted by the server. */
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
  /** Until when a worker holds the row; after that it counts as crashed. */
  leasedUntil: number | null
  lastError: string | null
  createdAt: number
  sentAt: number | null
}
