/**
 * What the server needs to know about the files of a release's `client`, as `site-manifest.json` beside it.
 * The site's finishing step writes it; the server's static-site plugin reads it.
 */
export interface SiteManifest {
  /** `sha256-…` of every inline script that runs, the same on every page. */
  scriptHashes: string[]
  /** Origins other than our own that the site's scripts call (hosted sign-in or mail), for `connect-src`. */
  connectOrigins: string[]
  /** Origin of the hosted service that signs visitors in; null when our own server does. */
  authOrigin: string | null
  /** Path prefix → path of the page sent with status 404 for unknown addresses below it; `/` is the rest. */
  notFoundPages: Record<string, string>
  /** Paths that moved permanently: from → to. */
  redirects: Record<string, string>
}
