import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { readArguments } from './config/arguments.ts'
import { ConfigError } from './config/config-error.ts'
import { createConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import { passedSocket, readEnv, repositoryRoot } from './config/env.ts'
import { greeting, startFailure } from './greeting.ts'
import { createMetricsServer } from './metrics/metrics-server.ts'
import { Metrics } from './metrics/metrics.ts'
import { drain } from './plugins/draining.ts'
import { stopOnSignals } from './signals.ts'

/** For requests and mails in progress, even if the database does not answer. */
const stopSeconds = 18

// Only the server's own user may read new files, even in a folder that existed before.
process.umask(0o077)

const config = configure()
if (config) await start(config)

function configure(): Config | undefined {
  try {
    return createConfig({ ...readEnv(repositoryRoot), ...readArguments(process.argv.slice(2)) })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
    return undefined
  }
}

async function start(config: Config): Promise<void> {
  try {
    const metrics = config.metrics === null ? undefined : new Metrics()
    const app = await createApp(config, metrics ? { metrics } : {})
    const metricsServer = metrics && createMetricsServer(metrics, app.log)
    app.addHook('onClose', async () => metricsServer?.close())
    stopOnSignals(() => drain(app, config.drainSeconds), config.drainSeconds + stopSeconds)
    try {
      await listenQuietly(app, config)
      if (config.metrics) await metricsServer?.listen(config.metrics)
    } catch (error) {
      await app.close()
      throw error
    }
    console.log(greeting(config))
  } catch (error) {
    console.error(startFailure(error, config) ?? error)
    process.exitCode = 1
  }
}

/** The greeting shows the address, so the framework's own line about it is left out. */
async function listenQuietly(app: FastifyInstance, { port, host, logLevel }: Config): Promise<void> {
  const fd = passedSocket()
  if (logLevel === 'info') app.log.level = 'warn'
  // Node prefers a given socket to an address.
  await app.listen({ port, host, ...(fd === null ? {} : { fd }) })
  app.log.level = logLevel
}
