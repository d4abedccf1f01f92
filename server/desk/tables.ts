import type { DeskEnquiryTables } from './enquiries/tables.ts'

export interface DeskTables extends DeskEnquiryTables {
  deskLinks: DeskLinkTable
  deskSessions: DeskSessionTable
  deskDrafts: DeskDraftTable
  deskPublishings: DeskPublishingTable
  deskPresence: DeskPresenceTable
  deskPhotographs: DeskPhotographTable
  deskPhotographParts: DeskPhotographPartTable
  deskSubjects: DeskSubjectTable
  deskPageChanges: DeskPageChangeTable
}

/** A link that signs one person in once. Links, codes and browsers are stored as hashes. */
interface DeskLinkTable {
  linkHash: string
  /** The hash of the code for the browser that asked. Null for a printed link. */
  codeHash: string | null
  codeTries: number
  /** The hash of the asking browser's cookie. Null for the link that is printed for this machine's own user. */
  browserHash: string | null
  address: string
  /** Epoch ms. */
  expiresAt: number
}

export interface DeskSessionTable {
  id: string
  /** SHA-256 of the cookie's value. */
  tokenHash: string
  address: string
  /** Such as "Firefox on Linux". */
  device: string
  /** Epoch ms. */
  createdAt: number
  usedAt: number
}

/** A draft of a page, shared by all staff. It is deleted once it is published or equals the page again. */
export interface DeskDraftTable {
  /** Path below `content`. */
  file: string
  /** A new value after each change. */
  version: string
  /** The file's text when the draft was begun. Null for a new page. */
  base: string | null
  /** JSON of the page's values. Null for a page that is to be removed. */
  value: string | null
  /** The staff member who changed it last. */
  address: string
  /** Epoch ms. */
  savedAt: number
}

/** Who has which page open. A row is deleted when its browser leaves or sends nothing for a while. */
interface DeskPresenceTable {
  file: string
  address: string
  /** Epoch ms. */
  seenAt: number
  /** Epoch ms. Null if nothing was typed. */
  typedAt: number | null
}

/** The state of the last publishing. One row. */
interface DeskPublishingTable {
  id: string
  /** JSON of a `PublishState`. */
  state: string
}

/** An uploaded or uploading photograph, until it is published or removed. */
export interface DeskPhotographTable {
  name: string
  /** The staff member who uploads it. */
  address: string
  /** Bytes of the chosen file, and how many of them have arrived. */
  size: number
  received: number
  /** A message about why it cannot be used. */
  refusal: string | null
  /** Of the clean JPEG made from it. Null until it is complete. */
  width: number | null
  height: number | null
  body: Buffer | null
  /** Position of its subject, in per cent. */
  subjectX: number
  subjectY: number
  /** Epoch ms. */
  touchedAt: number
}

interface DeskPhotographPartTable {
  name: string
  /** Position of its first byte in the file. */
  start: number
  body: Buffer
}

/** The last change of a page that was published from the Desk. */
interface DeskPageChangeTable {
  file: string
  /** The staff member who made the change. */
  address: string
  /** Epoch ms. */
  changedAt: number
  /** Hash of the published text. Another hash means a change from outside. */
  textHash: string
}

/** The new position of a published photograph's subject, in per cent. Deleted once it is published. */
interface DeskSubjectTable {
  name: string
  x: number
  y: number
  /** The staff member who moved it last. */
  address: string
  /** Epoch ms. */
  movedAt: number
}
