import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readMailbox } from '../support/mailbox.ts'
import { sendQuery } from '../support/send-query.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

/** Returns whether the server answered OK. A killed server does not answer. */
async function enquire(server: RunningServer, mark: string): Promise<boolean> {
  try {
    const answer = await sendQuery(server.url, { from_name: 'Asha', message: mark, item_name: mark })
    return answer.status === 200
  } catch {
    return false
  }
}

/** Several visitors at once, each sending one enquiry after another until the server is killed. */
async function burst(server: RunningServer, name: string): Promise<string[]> {
  const acknowledged: string[] = []
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let count = 0; ; count += 1) {
      const mark = `${name}-${visitor}-${count}.`
      if (!(await enquire(server, mark))) return
      acknowledged.push(mark)
    }
  })
  await Promise.all(visitors)
  return acknowledged
}

it('delivers every enquiry that it answered with OK, although it is killed repeatedly', async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const env = { EMAIL_LIMIT_PER_MINUTE: '1000000' }
  const acknowledged: string[] = []
  for (const name of ['first', 'second', 'third']) {
    const server = await startServer({ dataDir: folder.path, env })
    const sending = burst(server, name)
    await wait(700)
    await server.kill()
    acknowledged.push(...(await sending))
  }
  expect(acknowledged.length).toBeGreaterThan(50)

  const server = await startServer({ dataDir: folder.path, env })
  onTestFinished(async () => void (await server.stop()))
  const undelivered = async () => {
    const delivered = new Set((await readMailbox(join(folder.path, 'mail'))).map(({ subject }) => subject))
    return acknowledged.filter((mark) => !delivered.has(`Enquiry: ${mark} from Asha`))
  }
  // Mail that was being sent when the server was killed waits until the dead worker's lease expires.
  await expect.poll(undelivered, { timeout: 60_000, interval: 500 }).toEqual([])
}, 120_000)
