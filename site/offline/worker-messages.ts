/** Messages of pages to the service worker. */
export type WorkerMessage =
  /** Addresses of files and pages that were loaded before the worker was active. */
  | { kind: 'seen'; files: string[]; page: string }
  /** Answers with the version of the build on the message's port. */
  | { kind: 'version' }

/** The worker's file, as registered. */
export const workerFile = '/sw.js'

/** Lists all files of "Keep for offline". In `keptCache`, it also marks that all of them have arrived. */
export const keptList = '/offline-catalogue.json'

/**
 * Pages with their scripts and pictures that the visitor chose to keep. It has no limit, and only the visitor removes it.
 */
export const keptCache = 'kept'
/** Visited pages. */
export const pageCache = 'pages'

/** A file's address and size. */
export type KeptFile = [url: string, bytes: number]

/** `offline-catalogue.json`, written by the build. Bytes as sent. */
export interface KeptList {
  /** Of everything in the list. */
  version: string
  pages: KeptFile[]
  /** Page data for client navigation, and the lists that search reads. */
  data: KeptFile[]
  assets: KeptFile[]
  /** One width of every picture, by format. A browser stores the format that it uses. */
  pictures: Record<'avif' | 'webp' | 'jpg', KeptFile[]>
}
