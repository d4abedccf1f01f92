import { answerWithinMs } from './patience.ts'

/**
 * `fetch` for the auth client that turns every missing answer into a 503, for which the client keeps the
 * session. That is a refused or blocked request, one that hangs, 5xx, and anything that a gateway in between answers in
 * place of the service, such as that it does not know the key.
 */
export async function serviceFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), answerWithinMs)
  try {
    // The sign-out request continues even if the page is closed.
    const keepalive = pathname.endsWith('/logout')
    const answer = await fetch(input, { ...init, keepalive, signal: patience.signal })
    const text = await answer.text()
    const { status, statusText, headers } = answer
    if (answer.ok) return new Response(status === 204 ? null : text, { status, statusText, headers })
    // A temporary refusal, after which the client would drop the session.
    const isRefresh = search.includes('grant_type=refresh_token')
    if (status >= 500 || (isRefresh && (status === 429 || status === 409))) return unreached()
    if (isOfTheService(status, text)) return new Response(text, { status, statusText, headers })
    return status === 429 ? new Response('{"message":""}', { status }) : unreached()
  } catch {
    return unreached()
  } finally {
    clearTimeout(timer)
  }
}

const unreached = () => new Response('{"message":""}', { status: 503 })

/**
 * The service's refusals have a message and a code. Gateways send no code, and answer 401 for a wrong key and 404 for a
 * wrong path.
 */
function isOfTheService(status: number, text: string): boolean {
  try {
    const refusal = JSON.parse(text) as Record<string, unknown>
    const has = (name: string) => typeof refusal[name] === 'string'
    if (has('code') || has('error_code')) return true
    return status !== 401 && status !== 404 && ['msg', 'message', 'error_description', 'error'].some(has)
  } catch {
    return false
  }
}
