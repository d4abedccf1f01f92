/** The Desk's API for enquiries. Times are epoch ms. */

export type EnquiryState = 'new' | 'taken' | 'answered' | 'closed'

/** What a list shows: `waiting` is new or taken, `mine` is waiting and taken by the signed-in person. */
export const enquiryViews = ['waiting', 'mine', 'answered', 'closed', 'all'] as const
export type EnquiryView = (typeof enquiryViews)[number]

/** The list's request, in the body because search words are names and addresses are logged. */
export interface EnquiryQuery {
  view: EnquiryView
  /** Reference, name, address, phone, trip or words; empty for all. */
  words: string
  /** Such as `2026-11`, at the office; empty for all. */
  month: string
  /** `more` of the list before; empty for the first page. */
  after: string
}

/** One line of the list. */
export interface EnquiryLine {
  id: string
  /** The eight characters by which mails name it. */
  reference: string
  name: string
  /** The trip, place or service, or the subject of a message. */
  about: string
  /** The beginning of what was written. */
  words: string
  receivedAt: number
  state: EnquiryState
  /** Who took it, by name. */
  holder: string | null
  /** By when the site promises an answer; null once it is answered, or if the promise has no calculable time. */
  dueAt: number | null
  isLate: boolean
  /** The server's time. Ages are calculated from it, because a phone's clock may be wrong. */
  now: number
}

/** A line of the list with the data needed to change its state. */
export interface ListedEnquiry extends EnquiryLine {
  version: number
  isMine: boolean
}

export interface EnquiryList {
  /** Longest waiting first where they wait, otherwise the newest first. */
  lines: ListedEnquiry[]
  /** Requests the next page; empty if there is none. */
  more: string
  waiting: number
  late: number
  mine: number
  /** Months with enquiries, the newest first, as `2026-11`. */
  months: string[]
}

/** A named value of an enquiry. */
export interface EnquiryFact {
  label: string
  value: string
}

/** What the office did with an enquiry, the oldest first. */
export interface EnquiryEvent {
  kind: 'note' | 'reply'
  id: string
  at: number
  by: string
  words: string
  /** Where the mail of a reply is; null where the mail itself is no longer kept, and for notes. */
  mail: EnquiryMailState['state'] | null
}

/** A mail about an enquiry, and its delivery. */
export interface EnquiryMailState {
  id: string
  what: 'enquiry' | 'acknowledgement' | 'reply'
  to: string
  state: 'queued' | 'sending' | 'sent' | 'dead'
  /** When it was written, and when a mail server took it. */
  createdAt: number
  sentAt: number | null
  /** What the mail server said last where it refused. */
  problem: string | null
}

export interface EnquiryDetail extends ListedEnquiry {
  /** Who last changed its state, by name, and when; null if it was never changed. */
  changedBy: string | null
  changedAt: number | null
  answeredAt: number | null
  /** Empty where none was given. */
  email: string
  phone: string
  /** Whether mail to the address can arrive. */
  canReply: boolean
  /** `tel:` and `https://wa.me/` links; null where the number cannot be dialled, or names no country. */
  callHref: string | null
  whatsappHref: string | null
  facts: EnquiryFact[]
  /** Whole. */
  message: string
  events: EnquiryEvent[]
  mails: EnquiryMailState[]
  /** Other enquiries of the same address. */
  others: Pick<EnquiryLine, 'id' | 'about' | 'receivedAt' | 'state'>[]
  /** When retention deletes it; null where it is kept. */
  keptUntil: number | null
}

/** What moves an enquiry on. */
export interface EnquiryChange {
  id: string
  /** What the page showed: a change of something newer is refused with the code `changed`. */
  version: number
  to: EnquiryState
}

/** What forgetting a person deleted. */
export interface Forgotten {
  enquiries: number
  mails: number
  /** Ids of enquiries that mention the address but came from someone else. They are kept. */
  mentioned: string[]
}

export const noteMaxLength = 4000
export const replyMaxLength = 20_000

/** A text that a reply begins with. Blanks that nothing is known for are left, such as `{{dates}}`. */
export interface ReplyTemplate {
  title: string
  words: string
}

/** `just now`, `5 min ago`. */
export const ago = (ms: number): string => (minutesIn(ms) === 0 ? 'just now' : `${duration(ms)} ago`)

const minutesIn = (ms: number) => Math.max(0, Math.round(ms / 60_000))

/** `under a minute`, `5 min`, `2 h 10 min`, `30 h`, `3 days`. */
export function duration(ms: number): string {
  const minutes = minutesIn(ms)
  if (minutes === 0) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 6 && minutes % 60 > 0) return `${hours} h ${minutes % 60} min`
  if (hours < 48) return `${hours} h`
  return `${Math.floor(hours / 24)} days`
}

/** The figures of the reports. The months are the last twelve, this one first, as `2026-11`. */
export interface Figures {
  months: {
    month: string
    enquiries: number
    answered: number
    /** From arrival to the first answer; null where there was none. */
    medianAnswerMs: number | null
    /** Mails about its enquiries that no mail server took. */
    mailsReturned: number
  }[]
  /** The most requested first. */
  trips: { about: string; total: number; /** In the order of `months`. */ perMonth: number[] }[]
  /** Entries whose last check is a year old or more, with its month. */
  unchecked: { page: string; checked: string }[]
  disk: { freeBytes: number; isLow: boolean }
  /** Epoch ms; null where none is known. */
  lastBackupAt: number | null
  now: number
}
