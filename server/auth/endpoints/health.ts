import type { FastifyInstance } from 'fastify'

/** The name is the protocol's; some clients look for it. */
export function health(app: FastifyInstance): void {
  app.get('/health', () => ({
    version: 'v1',
    name: 'GoTrue',
    description: 'Accounts, speaking the Supabase Auth protocol',
  }))
}
