import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { Overloaded } from './limits/turnstile.ts'
import { DatabaseUnavailable } from './database/unavailable.ts'
import type { LogLevel } from './config/config.ts'

/**
 * Structured lines on standard error. No addresses, queries, bodies or headers: logs are kept longer and
 * read by more people than mails and accounts.
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

/** Database drivers add the offending values to their errors, so only these four fields are kept. */
function describeError(error: Error & { code?: unknown }) {
  const { name: type, message, code } = error
  // While the database is down or the server is overloaded, every request fails in the same way, and not in our code.
  const stack = error instanceof DatabaseUnavailable || error instanceof Overloaded ? '' : (error.stack ?? '')
  return { type, message, stack, code }
}
