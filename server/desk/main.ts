import { pino } from 'pino'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig, type Config } from '#server/config/config.ts'
import type { DeskConfig } from '#server/config/desk.ts'
import { readEnv, repositoryRoot } from '#server/config/env.ts'
import { createContext } from '#server/context.ts'
import { loggerOptions } from '#server/logger.ts'
import { stopOnSignals } from '#server/signals.ts'
import { createDesk } from './desk.ts'
import { printedLink } from './sign-in.ts'

// The Desk's process, beside the site's. It exits at once if the Desk has no staff.

process.umask(0o077)

const config = configure()
if (config?.desk) await start(config, config.desk)
else if (config && process.stdout.isTTY)
  console.log('The Desk is off: set DESK_STAFF to the addresses of those who may use it.')

function configure(): Config | undefined {
  try {
    return createConfig(readEnv(repositoryRoot))
  } catch (error) {
    // The site's process, started beside this one, reports the same.
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
    return undefined
  }
}

async function start(settings: Config, desk: DeskConfig): Promise<void> {
  const { stream, ...options } = loggerOptions(settings.logLevel === 'info' ? 'warn' : settings.logLevel) as {
    stream: NodeJS.WritableStream
  }
  const context = await createContext(settings, { log: pino(options, stream) })
  const app = await createDesk(context, desk).catch(async (error: NodeJS.ErrnoException) => {
    await context.database.destroy()
    if (error.code !== 'ENOENT') throw error
    console.error('The Desk did not start: its pages are not built. Run: npm run build')
    process.exitCode = 1
  })
  if (!app) return
  stopOnSignals(async () => {
    await app.close()
    await context.database.destroy()
  }, 20)
  try {
    await app.listen({ port: desk.port, host: desk.host })
  } catch (error) {
    await app.close()
    await context.database.destroy()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(
      `The Desk did not start: port ${desk.port} is already in use. Set DESK_PORT to another one.`,
    )
    process.exitCode = 1
    return
  }
  const link = await printedLink(context)
  console.log(
    [
      '',
      `  The Desk  ${desk.url}`,
      ...(link
        ? ['', '  To sign in as the user of this machine, once and within 15 minutes:', `  ${link}`]
        : []),
      '',
    ].join('\n'),
  )
}
