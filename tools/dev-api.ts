import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type * as AppModule from '#server/app.ts'
import type * as ConfigModule from '#server/config/config.ts'
import type * as EnvModule from '#server/config/env.ts'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

/** While developing, the API answers in the site's own process and reloads when one of its files changes. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    configureServer(server) {
      let app: Promise<FastifyInstance> | undefined
      const open = () => {
        app = load(server)
        app.catch((error: unknown) => server.config.logger.error(`The API could not start. ${String(error)}`))
      }
      const close = () => app?.then((running) => running.close()).catch(() => {})
      const watched = ['server', 'contract'].map((folder) => join(server.config.root, folder))

      let reloading: Promise<void> | undefined
      const reload = async () => {
        // An editor saves several files at once: one reload for all of them.
        await new Promise((resolve) => setTimeout(resolve, 100))
        await close()
        reloading = undefined
        open()
      }
      server.watcher.on('all', (_event, file) => {
        const isSource = watched.some((folder) => file.startsWith(folder)) && !file.includes('.test.')
        if (app && isSource) reloading ??= reload()
      })
      server.httpServer?.once('listening', open)
      server.httpServer?.once('close', () => void close())

      server.middlewares.use((request, response, next) => {
        if (!/^\/(auth|api)\//.test(request.url ?? '')) return next()
        const answer = async () => {
          await reloading
          const running = await app
          running?.routing(request, response)
        }
        answer().catch((error: unknown) => {
          response
            .writeHead(500, { 'content-type': 'text/plain' })
            .end(`The API could not start. ${String(error)}`)
        })
      })
    },
  }
}

async function load(server: ViteDevServer): Promise<FastifyInstance> {
  const environment = server.environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite offers no module runner.')
  environment.moduleGraph.invalidateAll()
  environment.runner.clearCache()
  const load = <Module>(path: string) => environment.runner.import<Module>(join(server.config.root, path))
  const { createApp } = await load<typeof AppModule>('server/app.ts')
  const { createConfig } = await load<typeof ConfigModule>('server/config/config.ts')
  const { readEnv } = await load<typeof EnvModule>('server/config/env.ts')

  const address = server.httpServer?.address()
  const port = address && typeof address === 'object' ? address.port : server.config.server.port
  const config = createConfig({ SITE_URL: `http://localhost:${port}`, ...readEnv(server.config.root) })
  // Pages come from Vite here, not from the last build.
  const app = await createApp({ ...config, releasesDir: join(config.dataDir, 'no-releases') })
  await app.ready()
  const { transport } = config.mail
  server.config.logger.info(
    transport.kind === 'maildir'
      ? `  Mail is kept in ${transport.directory} (npm run mail shows it)`
      : '  Mail is sent by SMTP',
  )
  return app
}
