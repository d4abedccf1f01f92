/**
 * The database did not answer, or not in time. As far as this server knows, the request was not carried out, and the
 * same request may work in a moment: it becomes a 503 with Retry-After.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly statusCode = 503
  /** The error code of the database or the system, if there is one. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = cause as Error & { code?: string }
    super(message, { cause })
    this.code = code
  }
}

export const retryAfterSeconds = 5
