import { showToast } from '#site/ui/toast.ts'
import { loadAuthClient, type AuthClient } from './auth-client.ts'
import { answerWithinMs } from './patience.ts'
import { watchAnew, watchSession } from './follow-session.ts'

/** Why a request failed, if the visitor can only try again later. */
export type Trouble =
  /** No answer in time, or an answer from a gateway. */
  | 'unreached'
  /** The service was asked too often (429). */
  | 'busy'

/** A failure. It is shown once, here, and also returned to the caller (spec §8). */
export interface Failure {
  message: string
  /** The service's code, such as `email_not_confirmed`. */
  code?: string
  trouble?: Trouble
}

type Answer<T> = T | { error: unknown }

const late = new DOMException('The account service does not answer.', 'TimeoutError')

/** Sends one request to the auth service. A missing answer, or a client that cannot be loaded, is a failure too. */
export const ask = <T extends { error: unknown }>(
  question: (client: AuthClient) => Promise<T>,
): Promise<Answer<T>> => inTime(async () => question(await clientAtHand()))

/** After a failed refresh, the client does not retry for a minute. */
let isSessionStale = false

/** The same for a request that needs the session. An expired session is refreshed first, a refused one once. */
export async function askSignedIn<T extends { error: unknown }>(
  question: (client: AuthClient) => Promise<T>,
): Promise<Answer<T>> {
  const answer = await inTime(async (isLate) => {
    if (isSessionStale) await watchAnew()
    const client = await clientAtHand()
    const { error } = await client.getSession()
    // The missing answer has already been reported to the visitor.
    if (isLate()) throw late
    if (error) return { error }
    const first = await question(client)
    // Keys may have changed, or this device's clock may be wrong. Retry with a new token.
    if (codeOf(first.error).code !== 'bad_jwt') return first
    const refusal = (await client.refreshSession()).error
    if (isLate()) throw late
    if (refusal) return troubleOf(refusal) ? { error: refusal } : first
    return question(client)
  })
  isSessionStale = troubleOf(answer.error) === 'unreached'
  return answer
}

async function clientAtHand(): Promise<AuthClient> {
  const client = await loadAuthClient()
  await watchSession()
  return client
}

async function inTime<T>(work: (isLate: () => boolean) => Promise<Answer<T>>): Promise<Answer<T>> {
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<{ error: unknown }>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve({ error: late })
    }, answerWithinMs)
  })
  const answer = work(() => isLate).catch((error: unknown) => ({ error }))
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}

export function fail(title: string, error: unknown): Failure {
  const failure = failureOf(error)
  showToast({ title, description: failure.message, variant: 'destructive' })
  return failure
}

/** Shows the service's error message (spec §8). Messages of other errors do not help visitors. */
export function failureOf(error: unknown): Failure {
  const trouble = troubleOf(error)
  const message = error instanceof Error && trouble !== 'unreached' ? error.message : ''
  return {
    message: message && message !== '{}' ? message : 'Something went wrong',
    ...codeOf(error),
    ...(trouble ? { trouble } : {}),
  }
}

export const codeOf = (error: unknown): { code?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}

function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (error === late || error instanceof TypeError || error.name === 'AuthRetryableFetchError')
    return 'unreached'
  return 'status' in error && error.status === 429 ? 'busy' : undefined
}
