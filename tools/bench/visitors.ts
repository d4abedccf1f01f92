export interface Answer {
  status: number
  body: Record<string, unknown>
}

let visitors = 0

/** One POST from a new address, announced as a trusted proxy would. */
export async function post(url: string, body: unknown): Promise<Answer> {
  visitors += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const received = await answer.text()
  return {
    status: answer.status,
    body: received.startsWith('{') ? (JSON.parse(received) as Record<string, unknown>) : {},
  }
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
