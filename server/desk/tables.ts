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

/** A photograph that somebody sends or has sent, until it is published or swept. */
export interface DeskPhotographTable {
  name: string
  /** Who of staff sends it. */
  address: string
  /** Bytes of the file as it was chosen, and how many of them have arrived. */
  size: number
  received: number
  /** Why it cannot be used, in words for the person. */
  refusal: string | null
  /** Of the clean JPEG that was made of it; null until it has arrived. */
  width: number | null
  height: number | null
  body: Buffer | null
  /** Where its subject is, in per cent. */
  subjectX: number
  subjectY: number
  /** Epoch ms. */
  touchedAt: number
}

interface DeskPhotographPartTable {
  name: string
  /** Of its first byte in the file. */
  start: number
  body: Buffer
}

/** The last change of a page that was published from the Desk. */
interface DeskPageChangeTable {
  file: string
  /** Who of staff typed it. */
  address: string
  /** Epoch ms. */
  changedAt: number
  /** Of the text that was published: another text is a change from outside. */
  textHash: string
}

/** Where the subject of a published photograph is to be, in per cent. It goes once that is published. */
interface DeskSubjectTable {
  name: string
  x: number
  y: number
  /** Who of staff moved it last. */
  address: string
  /** Epoch ms. */
  movedAt: number
}
