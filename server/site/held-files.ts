import { readFile } from 'node:fs/promises'

/**
 * Keeps recently requested files in memory, up to a budget. Most visitors look at the same few pictures, and opening, reading
 * and closing a file costs five times as much as sending it.
 */
export class HeldFiles {
  readonly #budgetBytes: number
  /** The least recently used first. */
  readonly #held = new Map<string, Buffer>()
  #bytes = 0

  constructor(budgetBytes: number) {
    this.#budgetBytes = budgetBytes
  }

  /** Keyed by content, so that a new release reuses unchanged files of the last one. */
  find(sha256: string): Buffer | undefined {
    const body = this.#held.get(sha256)
    if (body) {
      this.#held.delete(sha256)
      this.#held.set(sha256, body)
    }
    return body
  }

  async read({ file, sha256 }: { file: string; sha256: string }): Promise<Buffer> {
    const body = await readFile(file)
    // Two visitors may have requested it at the same moment.
    this.#bytes += body.length - (this.#held.get(sha256)?.length ?? 0)
    this.#held.set(sha256, body)
    for (const [oldest, { length }] of this.#held) {
      if (this.#bytes <= this.#budgetBytes) break
      this.#held.delete(oldest)
      this.#bytes -= length
    }
    return body
  }
}
