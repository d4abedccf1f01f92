/**
 * The database did not answer, or not in time. What was asked for was not done as far as this server knows, and the
 * same request may work in a moment: it becomes a 503 with Retry-After.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly statusCode = 503
  /** What the database or the system called it, where it had a name. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = cause as Error & { code?: string }
    super(message, { cause })
    this.code = code
  }
}

export const retryAfterSeconds = 5
