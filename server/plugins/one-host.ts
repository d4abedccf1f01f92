import type { FastifyInstance } from 'fastify'

/** Of two Host headers a proxy before us may have used the other one (RFC 9112, 3.2). */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
    }
    if (hosts > 1) done(Object.assign(new Error('Bad Request'), { statusCode: 400 }))
    else done()
  })
}
