import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import { isPart, releaseList } from '#contract/release.ts'
import { readRelease } from './read-release.ts'
import type { Release } from './read-release.ts'
import { currentRelease, listReleases, readFacts } from './release-folder.ts'
import { partsOnDisk } from './site-files.ts'
import type { SiteFile } from './site-files.ts'
import type { SiteAnswer } from './site.ts'

/** How often the link is read. We poll because not every kind of volume reports file changes. */
const lookEveryMs = 500

/**
 * The release that is served. While the server runs, the link is read twice a second. A new release is read completely before
 * it is served. If it cannot be read, the site stays unchanged.
 */
export class LiveSite {
  readonly #folder: string
  readonly #log: FastifyBaseLogger
  #release: Release | null = null
  /** Where the link last led, whether that release could be served or not. */
  #seen = ''
  /** Id of another kept release → its parts, for its pages that visitors still have open. */
  #parts = new Map<string, Map<string, SiteFile>>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(folder: string, log: FastifyBaseLogger) {
    this.#folder = folder
    this.#log = log
  }

  /** The id of the release that is served; null while there is none. */
  get id(): string | null {
    return this.#release?.id ?? null
  }

  /** The facts that the build wrote, or null without a site. */
  get agency(): AgencyFacts | null {
    return this.#release?.agency ?? null
  }

  /** Origin of the hosted sign-in service the site was built for; null for our own server, or without a site. */
  get authOrigin(): string | null {
    return this.#release?.site.authOrigin ?? null
  }

  /** Reads the current release, or the newest complete one if that is broken, and then follows the link. */
  async start(): Promise<void> {
    await this.#look()
    if (!this.#release) await this.#fallBack()
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look()
        .catch((error: unknown) => this.#log.error({ err: error }, 'The folder of releases cannot be read'))
        .finally(() => (this.#looking = undefined))
    }, lookEveryMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  /** Answers for a decoded path; null while there is no site. */
  find(path: string): SiteAnswer | null {
    if (!this.#release) return null
    const answer = this.#release.site.find(path)
    if ((answer.kind === 'file' && answer.status === 200) || !isPart(path)) return answer
    for (const parts of this.#parts.values()) {
      const file = parts.get(path)
      if (file) return { kind: 'file', status: 200, file }
    }
    return answer
  }

  async #look(): Promise<void> {
    const id = await currentRelease(this.#folder)
    // Also notices a release that was rewritten under its old name.
    const list = id && (await stat(join(this.#folder, id, releaseList)).catch(() => null))
    const seen = id === null ? '' : `${id} ${list ? `${list.ino} ${list.mtimeMs}` : 'without a list'}`
    if (seen === this.#seen) return
    this.#seen = seen
    if (id === null) {
      this.#log.error(`${this.#folder} names no current release any more. ${this.#staying()}`)
      return
    }
    await this.#take(id)
  }

  async #take(id: string): Promise<boolean> {
    try {
      const release = await readRelease(this.#folder, id)
      const parts = await this.#partsBeside(id)
      const isFirst = this.#release === null
      this.#release = release
      this.#parts = parts
      if (!isFirst) this.#log.info(`Release ${id} is served from now on`)
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#log.error(`Release ${id} cannot be served: ${reason}. ${this.#staying()}`)
      return false
    }
  }

  async #fallBack(): Promise<void> {
    for (const id of await listReleases(this.#folder)) if (await this.#take(id)) return
  }

  #staying(): string {
    return this.#release ? `The site stays at ${this.#release.id}.` : 'There is no site to serve yet.'
  }

  async #partsBeside(current: string): Promise<Map<string, Map<string, SiteFile>>> {
    const parts = new Map<string, Map<string, SiteFile>>()
    for (const id of await listReleases(this.#folder)) {
      if (id === current) continue
      const known = this.#parts.get(id)
      const facts = known ? null : await readFacts(this.#folder, id).catch(() => null)
      if (known) parts.set(id, known)
      else if (facts) parts.set(id, partsOnDisk(join(this.#folder, id), facts))
    }
    return parts
  }
}
