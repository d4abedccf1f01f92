import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { Overloaded } from './limits/turnstile.ts'
import { DatabaseUnavailable } from './database/unavailable.ts'
import type { LogLevel } from './config/config.ts'

/**
 * Structured lines on standard error. No addresses, queries, bodies or headers: logs are kept longer and
 * read by more people than the mails and accounts they would speak of.
 */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      err: describeError,
    },
  }
}

/** A database driver hangs the offending values on its errors, so only these four are kept. */
function describeError(error: Error & { code?: unknown }) {
  const { name: type, message, code } = error
  // While the database is away or too much is asked for, every request fails alike, and not in our code.
  const stack = error instanceof DatabaseUnavailable || error instanceof Overloaded ? '' : (error.stack ?? '')
  return { type, message, stack, code }
}
