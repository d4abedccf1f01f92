import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
let visitors = 0

/** One POST from a visitor whose address no limit has seen yet, as a trusted proxy would announce it. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  visitors += 1
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const text = JSON.stringify(body)
  const sent = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': from,
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers: sent }, (answer) => {
      let received = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: received.startsWith('{') ? (JSON.parse(received) as Record<string, unknown>) : {},
        }),
      )
    })
    call.on('error', reject)
    call.end(text)
  })
}

export function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end()
  })
}

export interface Load {
  perSecond: number
  /** Milliseconds from asking to the whole answer, of what went well. */
  latencies: number[]
  failed: number
}

/** So many visitors ask one thing after the other for so many seconds; `act` answers whether it went well. */
export async function drive(
  visitorCount: number,
  seconds: number,
  act: (visitor: number) => Promise<boolean>,
): Promise<Load> {
  const begun = performance.now()
  const end = begun + seconds * 1000
  const latencies: number[] = []
  let failed = 0
  const visit = async (visitor: number) => {
    while (performance.now() < end) {
      const asked = performance.now()
      if (await act(visitor)) latencies.push(performance.now() - asked)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: visitorCount }, (_, visitor) => visit(visitor)))
  return { perSecond: (latencies.length * 1000) / (performance.now() - begun), latencies, failed }
}
