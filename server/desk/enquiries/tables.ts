import type { EnquiryState } from '#contract/desk-enquiries.ts'

export interface DeskEnquiryTables {
  enquiryWork: EnquiryWorkTable
  enquiryNotes: EnquiryNoteTable
  enquiryReplies: EnquiryReplyTable
  deskDigests: DeskDigestTable
}

/** An enquiry's state at the Desk. Without a row it is new. The row is deleted with the enquiry, like notes and replies. */
interface EnquiryWorkTable {
  enquiryId: string
  state: EnquiryState
  /** Incremented with each change. A change from a page that shows an older version is refused. */
  version: number
  /** Who took it, by address. */
  holder: string | null
  /** Who changed it last, by address. Null if it was not changed at the Desk. */
  changedBy: string | null
  /** Epoch ms, as all below. */
  changedAt: number
  /** The first time. */
  answeredAt: number | null
  /** When the reminder was sent. */
  remindedAt: number | null
}

interface EnquiryNoteTable {
  /** Made by the page, so that a repeated request adds one note. */
  id: string
  enquiryId: string
  at: number
  /** By address. */
  staff: string
  words: string
}

interface EnquiryReplyTable {
  /** Made by the page, so that a repeated request sends one reply. */
  id: string
  enquiryId: string
  at: number
  staff: string
  /** As typed. Its mail may be deleted before the enquiry. */
  words: string
  mailId: string
}

/** Office days on which the digest was sent, as `2026-11-23`. */
interface DeskDigestTable {
  day: string
}
