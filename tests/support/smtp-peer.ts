import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body' | 'end'

/**
 * What it does in place of a positive answer: `silence`, `hang up`, `trickle` (lines of an answer that
 * never ends), or this answer.
 */
export type Misbehaviour = Partial<Record<Step, string>>

export interface SmtpPeer {
  url: string
  /** Mails received to their last line, regardless of the answer. */
  received: string[]
  /** Everything that clients sent, in order. */
  heard: string[]
  /** Open connections. */
  openCount: () => number
  /** From now on. */
  behave: (misbehaviour: Misbehaviour) => void
}

const yes: Record<Exclude<Step, 'body'>, string> = {
  greeting: '220 peer.example ESMTP',
  EHLO: '250 peer.example',
  MAIL: '250 Fine',
  RCPT: '250 Fine',
  DATA: '354 Go ahead',
  end: '250 Taken',
}

/** A mail server on a real socket that misbehaves on request. Closed after the test. */
export async function openSmtpPeer(misbehaviour: Misbehaviour = {}): Promise<SmtpPeer> {
  const peer = { received: [] as string[], heard: [] as string[] }
  const sockets = new Set<Socket>()
  let plan = misbehaviour
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    converse(socket, peer, (step) => plan[step])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    ...peer,
    url: `smtp://127.0.0.1:${port}`,
    openCount: () => sockets.size,
    behave: (next) => void (plan = next),
  }
}

function converse(
  socket: Socket,
  { received, heard }: Pick<SmtpPeer, 'received' | 'heard'>,
  planned: (step: Step) => string | undefined,
): void {
  let isInBody = false
  let waiting = ''
  const answer = (step: Exclude<Step, 'body'>) => {
    const instead = planned(step) ?? yes[step]
    if (instead === 'hang up') socket.destroy()
    else if (instead === 'trickle') trickle(socket)
    else if (instead !== 'silence') socket.write(`${instead}\r\n`)
  }
  answer('greeting')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk
    if (isInBody) {
      if (planned('body') === 'hang up') return void socket.destroy()
      if (!waiting.endsWith('\r\n.\r\n')) return
      received.push(waiting)
      isInBody = false
      waiting = ''
      return answer('end')
    }
    if (!waiting.endsWith('\r\n')) return
    const said = waiting.trim()
    heard.push(said)
    waiting = ''
    if (said === 'STARTTLS') return void socket.write('502 No encryption here\r\n')
    const step = (['MAIL', 'RCPT', 'DATA'] as const).find((verb) => said.startsWith(verb)) ?? 'EHLO'
    isInBody = step === 'DATA' && planned('DATA') === undefined
    answer(step)
  })
}

function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-one more line\r\n'), 50)
  socket.once('close', () => clearInterval(timer))
}
