import type { FastifyRequest, FastifyServerOptions } from 'fastify'
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
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: error.code }
}
