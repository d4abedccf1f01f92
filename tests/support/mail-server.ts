import { SMTPServer } from 'smtp-server'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './ports.ts'

export interface Delivery {
  /** The sender, by the name it signed in with. */
  by: string
  messageId: string
  subject: string
  /** Epoch ms at which the mail server accepted it. */
  at: number
}

export interface MailServer {
  /** For SMTP_URL. Each server signs in with its own name. */
  urlFor: (name: string) => string
  deliveries: Delivery[]
  /** Mails that this sender has begun and not finished. */
  underway: (name: string) => number
  stop: () => Promise<void>
}

/** A real mail server that records each mail and its sender. `takes` is its delay for each mail, in ms. */
export async function startMailServer(takes: (by: string) => number): Promise<MailServer> {
  const deliveries: Delivery[] = []
  const underway = new Map<string, number>()
  const add = (name: string, change: number) => underway.set(name, (underway.get(name) ?? 0) + change)
  const take = async (by: string, stream: AsyncIterable<unknown>, accept: () => void) => {
    add(by, 1)
    const source = await read(stream)
    await wait(takes(by))
    const named = (name: string) => header(source, name)
    deliveries.push({ by, messageId: named('Message-ID'), subject: named('Subject'), at: Date.now() })
    add(by, -1)
    accept()
  }
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, callback) => callback(null, { user: username }),
    onData: (stream, session, callback) => {
      const by = String(session.user)
      // A killed sender disconnects while sending.
      take(by, stream, callback).catch(() => add(by, -1))
    },
  })
  // A killed sender breaks its connections, as some tests intend.
  server.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    urlFor: (name) => `smtp://${name}:password@127.0.0.1:${port}`,
    deliveries,
    underway: (name) => underway.get(name) ?? 0,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function read(stream: AsyncIterable<unknown>): Promise<string> {
  let source = ''
  for await (const chunk of stream) source += String(chunk)
  return source
}

function header(source: string, name: string): string {
  const [head = ''] = source.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}
