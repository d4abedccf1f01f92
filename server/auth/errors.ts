import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowedMethods } from '#server/plugins/allowed-methods.ts'
import { describeFailure, logFailure } from '#server/plugins/errors.ts'
import { authApiVersion, authErrors, type AuthErrorCode } from '#contract/auth.ts'

interface Details {
  message?: string
  /** Only where the protocol gives one code several statuses. */
  status?: number
  weakPassword?: { reasons: string[] }
}

/** An expected refusal. Thrown anywhere below an endpoint, it becomes the protocol's error answer. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly code: AuthErrorCode
  readonly statusCode: number
  readonly weakPassword: { reasons: string[] } | undefined

  constructor(code: AuthErrorCode, details: Details = {}) {
    super(details.message ?? authErrors[code].message)
    this.code = code
    this.statusCode = details.status ?? authErrors[code].status
    this.weakPassword = details.weakPassword
  }
}

/** Answers every failure below /auth/v1. An unexpected failure is logged, and its answer reveals no internals. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toAuthError(error)
  if (expected !== undefined) return sendError(request, reply, expected)
  logFailure(request, error, 'An accounts request failed')
  const { status, headers } = describeFailure(error)
  return sendError(request, reply.headers(headers), new AuthError('unexpected_failure', { status }))
}

export function handleNotFound(app: FastifyInstance) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allowed = allowedMethods(app, request)
    if (allowed === '') return sendError(request, reply, new AuthError('not_found'))
    const error = new AuthError('validation_failed', { status: 405, message: 'Method Not Allowed' })
    return sendError(request, reply.header('allow', allowed), error)
  }
}

function toAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error
  if (!isFastifyError(error)) return undefined
  if (error.statusCode === 413) return new AuthError('request_entity_too_large')
  if (error.statusCode === 429) return new AuthError('over_request_rate_limit')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AuthError('validation_failed', { message: error.message, status: error.statusCode })
  return undefined
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { code, statusCode, message, weakPassword } = error
  const details = weakPassword === undefined ? {} : { weak_password: weakPassword }
  reply.code(statusCode).header('x-sb-error-code', code)
  if (understandsStringCodes(request)) {
    reply.header('x-supabase-api-version', authApiVersion)
    return reply.send({ code, message, ...details })
  }
  const errorId = statusCode >= 500 ? { error_id: request.id } : {}
  return reply.send({ code: statusCode, error_code: code, msg: message, ...details, ...errorId })
}

/** Versions are dates, so text order is time order; anything that is not a date is older. */
function understandsStringCodes(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version']
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= authApiVersion
}
