import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isTooDeep } from '#server/plugins/json-depth.ts'
import { AuthError } from './errors.ts'
import type { CodeChallengeMethod } from './tables.ts'

const bodyLimit = 1024 * 1024

/** The client announces JSON even without a body (sign-out), and the protocol reads JSON under any content type. */
export function acceptAnyBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (isTooDeep(String(body))) return done(unreadable('it is nested too deep'))
    return parseJson(request, String(body), (error, value) => {
      if (error) done(unreadable('it is not valid JSON'))
      else done(null, value)
    })
  })
}

/** Text that may be missing. The client sends null for some missing fields. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

/** What the person says about themselves: any JSON object. */
export const optionalMetadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

/** Fields with which a client requests the PKCE exchange. The mailed links then end with a code. */
export const codeChallengeFields = { code_challenge: optionalText, code_challenge_method: optionalText }

export interface CodeChallenge {
  challenge: string
  method: CodeChallengeMethod
}

export function readBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  if (request.body === undefined) throw unreadable('it is empty')
  const parsed = schema.safeParse(request.body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw unreadable(
    issue === undefined ? 'it has an unexpected shape' : `${issue.path.join('.')}: ${issue.message}`,
  )
}

/** Undefined for a client without PKCE, whose links open a session directly. Refuses an incomplete pair and an invalid challenge. */
export function readCodeChallenge(
  body: z.output<z.ZodObject<typeof codeChallengeFields>>,
): CodeChallenge | undefined {
  const { code_challenge: challenge } = body
  const method = body.code_challenge_method?.toLowerCase()
  if (challenge === undefined && method === undefined) return undefined
  if (challenge === undefined || method === undefined)
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    })
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw new AuthError('validation_failed', { message: 'code challenge is not valid' })
  if (method !== 's256' && method !== 'plain')
    throw new AuthError('validation_failed', { message: 'code challenge method is not valid' })
  return { challenge, method }
}

/** One value of the query string; repeated ones are treated as missing. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The first of several values of one name, as the original reads them. */
export function readFirst(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

function unreadable(reason: string): AuthError {
  return new AuthError('bad_json', { message: `Could not parse request body as JSON: ${reason}` })
}
