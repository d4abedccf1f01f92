import type { FastifyInstance } from 'fastify'

/**
 * While closing, hangs up on connections as their last answer is out. Otherwise each would be kept open for
 * further requests, and stopping would wait for visitors' browsers to lose patience.
 */
export function addDraining(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
