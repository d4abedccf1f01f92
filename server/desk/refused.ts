import type { FastifyError, FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Refusal } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { describeFailure, logFailure } from '#server/plugins/errors.ts'

/** A refused request, with a reason for the person who made it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: Refusal['code']

  constructor(status: number, words: string, code?: Refusal['code']) {
    super(words)
    this.status = status
    this.code = code
  }
}

/** Every error answer has a `Refusal` as its body. */
export function addRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(refusal(error.message, error.code))
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(refusal(error.message))
    logFailure(request, error, 'A request to the Desk failed')
    const failure = describeFailure(error)
    return reply
      .code(failure.status)
      .headers(failure.headers)
      .send(refusal(wordsOf(error)))
  })
}

/** @throws Refused if the body has another shape */
export function readBody<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body)
  if (!read.success)
    throw new Refused(400, 'The Desk could not read this request. Reload the page and try again.')
  return read.data
}

/**
 * Refuses requests that are too frequent.
 *
 * @param name what is counted, such as `sign-in from 192.0.2.7`
 */
export async function atMost(
  { counters }: Context,
  name: string,
  { times, minutes }: { times: number; minutes: number },
): Promise<void> {
  const { count, remainingMs } = await counters.count(`desk ${name}`, minutes * 60_000)
  if (count <= times) return
  const wait = Math.ceil(remainingMs / 60_000)
  throw new Refused(
    429,
    `Too many attempts. Wait ${wait === 1 ? 'a minute' : `${wait} minutes`} and try again.`,
  )
}

const refusal = (words: string, code?: Refusal['code']): Refusal => ({ words, ...(code ? { code } : {}) })

/** Staff have seen the failure already, so the message says what they can do. */
function wordsOf({ code, message }: FastifyError): string {
  return code === 'ENOSPC' || /disk is full/.test(message)
    ? 'The disk of the server is full. Nothing was lost. Tell the person who runs the server.'
    : 'The server could not do this. Try again in a minute.'
}
