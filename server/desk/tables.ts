import type { DeskEnquiryTables } from './enquiries/tables.ts'

export interface DeskTables extends DeskEnquiryTables {
  deskLinks: DeskLinkTable
  deskSessions: DeskSessionTable
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
