import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
let visitors = 0

/** One POST from a new address, announced as a trusted proxy would. */
export function post(url: string, body: unknown): Promise<Answer> {
  visitors += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers }, (answer) => {
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
    call.end(JSON.stringify(body))
  })
}

export interface Load {
  perSecond: number
  /** Milliseconds from the request to the whole answer, of successful requests. */
  latencies: number[]
  failed: number
}

/** Each visitor repeats `act` for the given time, without a pause; `act` resolves to whether it succeeded. */
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
