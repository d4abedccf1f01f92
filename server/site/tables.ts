export interface SiteTables {
  releaseFiles: ReleaseFileTable
  releases: ReleaseTable
  servedRelease: ServedReleaseTable
}

interface ReleaseFileTable {
  /** Hexadecimal, of the content. */
  sha256: string
  /** The content, compressed by gzip. */
  body: Buffer
  /** When a release last came with it: it may be on its way still. */
  neededAt: number
}

interface ReleaseTable {
  id: string
  /** Its `release.json`, compressed by gzip. */
  list: Buffer
  sharedAt: number
}

interface ServedReleaseTable {
  name: 'site'
  releaseId: string
}
