import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { lockReleases } from './publish-lock.ts'
import { currentRelease, listReleases, pointTo, readFacts, sweepReleases } from './release-folder.ts'
import { fetchRelease, ReleaseOvertaken, sharedRelease, shareRelease } from './shared-releases.ts'

const lookEveryMs = 500
const kept = 5

interface Parts {
  database: Database
  folder: string
  clock: Clock
  log: FastifyBaseLogger
}

/** Fetches releases that other servers publish into this server's folder, and points its link at them. Retries failures. */
export class ReleaseFollower {
  readonly #parts: Parts
  #seen: string | null = null
  #complaint = ''
  #timer: NodeJS.Timeout | undefined
  #following: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Fetches what was published while this server was down, then follows new releases. */
  async start(): Promise<void> {
    await this.#look({ isStarting: true })
    this.#timer = setInterval(() => {
      this.#following ??= this.#look().finally(() => (this.#following = undefined))
    }, lookEveryMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#following
  }

  async #look({ isStarting = false } = {}): Promise<void> {
    const { database, log } = this.#parts
    try {
      // Not at start, because sharing a whole site takes seconds, for which visitors would wait.
      const served = (await sharedRelease(database)) ?? (isStarting ? null : await this.#shareFirst())
      if (served === null || served === this.#seen) return
      await this.#take(served)
      this.#seen = served
      this.#complaint = ''
    } catch (error) {
      const complaint = error instanceof Error ? error.message : String(error)
      if (complaint !== this.#complaint)
        log.error(`The release that the other servers serve could not be fetched: ${complaint}`)
      this.#complaint = complaint
    }
  }

  async #take(id: string): Promise<void> {
    const { database, folder, log } = this.#parts
    const isHere = await readFacts(folder, id).then(
      () => true,
      () => false,
    )
    if (!isHere) {
      const bytes = await fetchRelease(database, folder, id)
      log.info(`Release ${id} came from the database: ${Math.ceil(bytes / 1000)} KB`)
    }
    if ((await currentRelease(folder)) !== id) await pointTo(folder, id)
    if ((await listReleases(folder)).length <= kept) return
    // Not while a publisher runs, which cleans up itself.
    const unlock = lockReleases(folder)
    if (unlock === null) return
    try {
      await sweepReleases(folder, kept)
    } finally {
      unlock()
    }
  }

  /** The first server shares its release, so that the others have one to follow. */
  async #shareFirst(): Promise<string | null> {
    const { database, folder, clock } = this.#parts
    const id = await currentRelease(folder)
    if (id === null || !(await listReleases(folder)).includes(id)) return null
    try {
      await shareRelease(database, { folder, id, before: null, now: clock.now() })
      return id
    } catch (error) {
      if (error instanceof ReleaseOvertaken) return error.served
      throw error
    }
  }
}
