import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningServer } from '#tests/support/server.ts'

/** Lets a server's inspector choose a free port, should it be opened. */
export const inspectable = ['--inspect-port=0']

/**
 * What the server really holds, in MB: its objects and buffers after a full collection. Resident memory holds in
 * addition what V8 and the allocator keep at hand. Opens the inspector of a server started with `inspectable`.
 */
export async function liveMb(server: RunningServer): Promise<number> {
  using socket = await openInspector(server)
  await socket.ask('HeapProfiler.collectGarbage')
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const { result } = await socket.ask('Runtime.evaluate', { expression })
  return Number(result?.value) / 2 ** 20
}

interface Reply {
  id: number
  result: { result?: { value?: unknown } }
}

async function openInspector({ pid, output }: RunningServer) {
  process.kill(pid, 'SIGUSR1')
  const address = () => /Debugger listening on (ws:\S+)/.exec(output())?.[1]
  for (let attempt = 0; address() === undefined; attempt += 1) {
    if (attempt > 100) throw new Error('The inspector did not open in 5 s.')
    await sleep(50)
  }
  const socket = new WebSocket(address() ?? '')
  await once(socket, 'open')
  let asked = 0
  const ask = async (method: string, params = {}): Promise<Reply['result']> => {
    const id = (asked += 1)
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
      const reply = JSON.parse(event.data) as Reply
      if (reply.id === id) return reply.result
    }
  }
  return { ask, [Symbol.dispose]: () => socket.close() }
}
