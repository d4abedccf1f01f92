/** Messages of pages to the service worker. */
export type WorkerMessage =
  /** Files and pages that were shown before the worker was there to see them, as addresses on this site. */
  | { kind: 'seen'; files: string[]; page: string }
  /** Answers with the version of the build on the message's port. */
  | { kind: 'version' }

/** The worker's file, as registered. */
export const workerFile = '/sw.js'

/** Lists everything that "Keep for offline" fetches; also the marker, in `keptCache`, that all of it has arrived. */
export const keptList = '/offline-catalogue.json'

/** Pages with their scripts and pictures that a visitor asked to keep. No limit: it is theirs to remove. */
export const keptCache = 'kept'
/** Pages once seen. */
export const pageCache = 'pages'

/** A picture's file in one width and format, with what it costs. */
export type KeptFile = [url: string, bytes: number]

/** `offline-catalogue.json`, written by the build. Bytes as sent. */
export interface KeptList {
  /** Of everything in the list. */
  version: string
  pages: KeptFile[]
  /** Data of pages that are reached without loading a document, and the lists that search reads. */
  data: KeptFile[]
  assets: KeptFile[]
  /** One width of every picture, by format: a browser keeps the one it shows. */
  pictures: Record<'avif' | 'webp' | 'jpg', KeptFile[]>
}
