export interface SiteTables {
  releaseFiles: ReleaseFileTable
  releases: ReleaseTable
  servedRelease: ServedReleaseTable
}

interface ReleaseFileTable {
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string
  /** The content, compressed with gzip. */
  body: Buffer
  /** When a publisher last needed it. Its release may not be stored yet. */
  neededAt: number
}

interface ReleaseTable {
  id: string
  /** Its `release.json`, compressed with gzip. */
  list: Buffer
  sharedAt: number
}

interface ServedReleaseTable {
  name: 'site'
  releaseId: string
}
