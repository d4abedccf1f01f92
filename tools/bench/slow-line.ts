import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** Milliseconds that an answer takes at least. */
  roundTripMs: number
  kbitPerSecond: number
}

/**
 * A line in front of a local server, for everything a browser sends, its service worker included. A new connection costs
 * one round trip, as TCP's handshake does, and all connections share the rate.
 *
 * @returns its address; `line` may be changed at any time
 */
export async function slowLine(target: string, line: Line) {
  const current = { line, freeAt: 0 }
  const { port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const origin = connect(Number(port), 'localhost')
    const arrived = performance.now()
    for (const socket of [browser, origin]) {
      sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
      socket.setNoDelay()
    }
    browser.on('data', (bytes) => {
      const handshake = Math.max(0, arrived + current.line.roundTripMs - performance.now())
      setTimeout(() => origin.write(bytes), handshake + current.line.roundTripMs / 2)
    })
    origin.on('data', (bytes) => {
      current.freeAt =
        Math.max(current.freeAt, performance.now()) + (bytes.length * 8) / current.line.kbitPerSecond
      setTimeout(
        () => browser.write(bytes),
        Math.max(0, current.freeAt - performance.now()) + current.line.roundTripMs / 2,
      )
    })
    browser.on('close', () => origin.destroy())
    origin.on('close', () => setTimeout(() => browser.destroy(), 1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    current,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
