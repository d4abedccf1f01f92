import { deskApi, type Refusal } from '#contract/desk.ts'

/** The server refused, with a message for the person. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: Refusal['code']

  constructor(status: number, { words, code }: Refusal) {
    super(words)
    this.status = status
    this.code = code
  }
}

/** No answer: the connection or the server is down. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const patienceMs = 20_000
/** Longer, because a part of a file may be sent over a bad connection. */
const patienceForFilesMs = 60_000

/**
 * Sends a request to the Desk's server. `body` makes it a POST: a part of a file unchanged, everything else as JSON.
 *
 * @param path below `/api`, such as `/today`
 * @throws Refused, Unreachable
 */
export async function ask<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const isFile = body instanceof Blob
  const limit = AbortSignal.timeout(isFile ? patienceForFilesMs : patienceMs)
  const init: RequestInit = {
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
          body: isFile ? body : JSON.stringify(body),
        }),
  }
  const answer = await fetch(`${deskApi}${path}`, init).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Unreachable('The Desk cannot be reached. Check your internet connection and try again.')
  })
  if (answer.status === 204) return undefined as Answer
  const read: unknown = await answer
    .json()
    .catch(() => ({ words: 'The Desk could not read the server’s answer. Try again in a minute.' }))
  if (!answer.ok) throw new Refused(answer.status, read as Refusal)
  return read as Answer
}
