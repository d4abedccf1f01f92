import type { EnquiryState } from '#contract/desk-enquiries.ts'

export interface DeskEnquiryTables {
  enquiryWork: EnquiryWorkTable
  enquiryNotes: EnquiryNoteTable
  enquiryReplies: EnquiryReplyTable
  deskDigests: DeskDigestTable
}

/** How far the office is with an enquiry; one without a row is new. It is deleted with the enquiry, as are notes and replies. */
interface EnquiryWorkTable {
  enquiryId: string
  state: EnquiryState
  /** Goes up with each change: a change from a page that shows an older one is refused. */
  version: number
  /** Who took it, by address. */
  holder: string | null
  /** Who changed it last, by address; null where nobody did at the Desk. */
  changedBy: string | null
  /** Epoch ms, as all below. */
  changedAt: number
  /** The first time. */
  answeredAt: number | null
  /** When the one reminder went out. */
  remindedAt: number | null
}

interface EnquiryNoteTable {
  /** Made by the page, so that a press that arrives twice adds one. */
  id: string
  enquiryId: string
  at: number
  /** By address. */
  staff: string
  words: string
}

interface EnquiryReplyTable {
  /** Made by the page, so that a press that arrives twice sends one. */
  id: string
  enquiryId: string
  at: number
  staff: string
  /** As typed. The mail itself may be deleted before the enquiry is. */
  words: string
  mailId: string
}

/** Office days on which the digest went out, as `2026-11-23`. */
interface DeskDigestTable {
  day: string
}
