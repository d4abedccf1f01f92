/**
 * A release is one finished build: a folder `<id>` with the site in `client`, `site-manifest.json`, `agency.json` and
 * this list of everything in it, `release.json`. The link `current` beside the releases names the one that is served.
 */
export const currentLink = 'current'
export const releaseList = 'release.json'
/** The texts that a release was built from, for the Desk. Releases of older publishers have none. */
export const releaseContent = 'content'

export interface ReleaseFacts {
  format: 1
  /** Incremented with each release of the folder, so that the order does not depend on a clock. */
  number: number
  /** ISO 8601, UTC. */
  madeAt: string
  /** The commit it was built from, followed by `+` when files had been changed since; null without git. */
  commit: string | null
  /** Hash of everything the build was made from. */
  inputs: string
  /** Path below the release's folder → file; `release.json` itself is not among them. */
  files: Record<string, ReleaseFile>
}

export interface ReleaseFile {
  bytes: number
  /** Hexadecimal. */
  sha256: string
  /** When a release first had this content, in whole seconds since 1970. */
  since: number
}

/** Whether an address always has the same content, so that browsers may cache it and open pages can still request it. */
export const isPart = (path: string): boolean => /^\/(assets|pictures)\//.test(path)
