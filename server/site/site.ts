import type { SiteManifest } from '#contract/site-manifest.ts'
import type { SiteFile } from './site-files.ts'

export type SiteAnswer =
  | { kind: 'file'; status: 200 | 404; file: SiteFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' }

/** The built site as a table of addresses. All other addresses are unknown. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>
  readonly #manifest: SiteManifest
  readonly #notFoundPages: ReadonlySet<string>

  constructor(files: ReadonlyMap<string, SiteFile>, manifest: SiteManifest) {
    this.#files = files
    this.#manifest = manifest
    this.#notFoundPages = new Set(Object.values(manifest.notFoundPages))
  }

  /** Origin of the hosted sign-in service the site was built for; null for our own server. */
  get authOrigin(): string | null {
    return this.#manifest.authOrigin
  }

  /** Answers for a decoded path. */
  find(path: string): SiteAnswer {
    const file = this.#files.get(path)
    if (file && !this.#notFoundPages.has(path)) return { kind: 'file', status: 200, file }
    const to = this.#moved(path)
    return to === undefined ? this.#notFound(path) : { kind: 'redirect', to }
  }

  /**
   * Redirects lead only to addresses in the table, never to text from the request:
   * `//elsewhere.example/` must not lead to elsewhere.example.
   */
  #moved(path: string): string | undefined {
    const clean = `/${path.replace(/^\/+/, '').replace(/(^|\/)(index\.html|\/*)$/, '')}`
    const to = this.#redirect(path) ?? this.#redirect(clean) ?? clean
    return to !== path && this.#files.has(to) && !this.#notFoundPages.has(to) ? to : undefined
  }

  #redirect(path: string): string | undefined {
    return Object.hasOwn(this.#manifest.redirects, path) ? this.#manifest.redirects[path] : undefined
  }

  #notFound(path: string): SiteAnswer {
    const { notFoundPages } = this.#manifest
    // A section's 404 page is for unknown entries only. For deeper paths the site's scripts expect the general one.
    const section = path.replace(/\/+$/, '').replace(/\/[^/]*$/, '')
    const page = notFoundPages[Object.hasOwn(notFoundPages, section) ? section : '/']
    const file = page === undefined ? undefined : this.#files.get(page)
    return file ? { kind: 'file', status: 404, file } : { kind: 'nothing' }
  }
}
