import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it is stopping: no more work should come its way. */
    draining: { isBegun: boolean }
  }
}

/**
 * While closing, hangs up on connections as their last answer is out. Otherwise each would be kept open for
 * further requests, and stopping would wait for visitors' browsers to lose patience.
 */
export function addDraining(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.decorate('draining', { isBegun: false })
  app.addHook('preClose', async () => {
    app.draining.isBegun = true
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}

/** Says "not ready" for a while, so that a load balancer looks elsewhere, and only then refuses connections. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.draining.isBegun = true
  await wait(seconds * 1000)
  await app.close()
}
