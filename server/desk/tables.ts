import type { DeskEnquiryTables } from './enquiries/tables.ts'

export interface DeskTables extends DeskEnquiryTables {
  deskLinks: DeskLinkTable
  deskSessions: DeskSessionTable
  deskDrafts: DeskDraftTable
  deskPublishings: DeskPublishingTable
  deskPresence: DeskPresenceTable
}

/** A link that signs one person in once. Nothing in it can be followed: links, codes and browsers are kept as hashes. */
interface DeskLinkTable {
  linkHash: string
  /** Of the digits that do the same in the browser that asked; null for a printed link. */
  codeHash: string | null
  codeTries: number
  /** Of the cookie of the browser that asked; null for the link that is printed for this machine's own user. */
  browserHash: string | null
  address: string
  /** Epoch ms. */
  expiresAt: number
}

export interface DeskSessionTable {
  id: string
  /** SHA-256 of what the cookie carries. */
  tokenHash: string
  address: string
  /** Such as "Firefox on Linux". */
  device: string
  /** Epoch ms. */
  createdAt: number
  usedAt: number
}

/** A page as somebody typed it, for all of staff. It goes once it is published or equal to the page again. */
export interface DeskDraftTable {
  /** Path below `content`. */
  file: string
  /** Another one after each change. */
  version: string
  /** The text of the file as the draft began; null for a new page. */
  base: string | null
  /** JSON of the page's values; null for a page that is to be removed. */
  value: string | null
  /** Who of staff changed it last. */
  address: string
  /** Epoch ms. */
  savedAt: number
}

/** Who has which page open just now. A row goes when its browser leaves, or has not been heard of for a while. */
interface DeskPresenceTable {
  file: string
  address: string
  /** Epoch ms. */
  seenAt: number
  /** Epoch ms; null where nothing was typed. */
  typedAt: number | null
}

/** How the last publishing goes or went. One row. */
interface DeskPublishingTable {
  id: string
  /** JSON of a `PublishState`. */
  state: string
}
