import { readFile } from 'node:fs/promises'

/**
 * Files that were asked for lately, kept in memory up to a budget. Most visitors look at the same few pictures, and
 * opening, reading in pieces and closing each again costs five times what sending it does.
 */
export class HeldFiles {
  readonly #budgetBytes: number
  /** The one asked for longest ago first. */
  readonly #held = new Map<string, Buffer>()
  #bytes = 0

  constructor(budgetBytes: number) {
    this.#budgetBytes = budgetBytes
  }

  /** The file where it is at hand. By content, so that a new release finds what the last one left. */
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
    // Two visitors may have asked at the same moment.
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
