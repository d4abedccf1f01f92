import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it is stopping and should get no more work. */
    draining: { isBegun: boolean }
  }
}

/**
 * Milliseconds between the end of listening and the end of idle connections. Closing one at once may cross with a request
 * on its way, and a browser does not send a form twice. Each answer in this time asks the client for another connection.
 */
const farewellMs = 250

/**
 * While closing, hangs up on connections as their last answer is out. Otherwise each would be kept open for
 * further requests, and stopping would wait until visitors' browsers close it.
 */
export function addDraining(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.decorate('draining', { isBegun: false })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining.isBegun) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    app.draining.isBegun = true
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}

/** Reports "not ready" for `seconds`, so that a load balancer uses other servers, and only then refuses connections. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.draining.isBegun = true
  await wait(seconds * 1000)
  // An HTTP server's own `close` ends idle connections, too.
  Server.prototype.close.call(app.server)
  await wait(farewellMs)
  await app.close()
}
