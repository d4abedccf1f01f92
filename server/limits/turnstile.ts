/** The server has more to do than it can. The same request may work in a moment, so it becomes a 503 with Retry-After. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  readonly statusCode = 503
}

/** Runs a limited number of jobs at once and queues a limited number; further ones are refused with Overloaded. */
export class Turnstile {
  readonly #atOnce: number
  readonly #mayWait: number
  readonly #waiting: (() => void)[] = []
  #inside = 0

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inside < this.#atOnce) this.#inside += 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The next in the queue takes the place.
      if (next) next()
      else this.#inside -= 1
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mayWait) throw new Overloaded('Too much of this is under way')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
