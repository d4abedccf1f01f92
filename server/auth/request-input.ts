import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError } from './errors.ts'

const bodyLimit = 1024 * 1024

/** The client says "JSON" even where it sends nothing (sign-out), and the protocol reads JSON whatever the type says. */
export function acceptAnyBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, String(body), (error, value) => {
      if (error) done(unreadable('it is not valid JSON'))
      else done(null, value)
    })
  })
}

/** Text that may be missing; the client sends null for some of what it leaves out. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

/** What the person says about themselves: any JSON object. */
export const optionalMetadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

/** Fields of the PKCE exchange; checked wherever they may appear, although links answer with a session directly. */
export const codeChallenge = { code_challenge: optionalText, code_challenge_method: optionalText }

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

export function assertCodeChallenge(body: z.output<z.ZodObject<typeof codeChallenge>>): void {
  const { code_challenge: challenge, code_challenge_method: method } = body
  if ((challenge === undefined) !== (method === undefined))
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    })
  if (challenge !== undefined && !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw new AuthError('validation_failed', { message: 'code challenge is not valid' })
}

/** One value of the query string; repeated ones count as missing. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function unreadable(reason: string): AuthError {
  return new AuthError('bad_json', { message: `Could not parse request body as JSON: ${reason}` })
}
