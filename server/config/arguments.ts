import { parseArgs } from 'node:util'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'

/** The command line's settings, which override the environment. */
export function readArguments(args: string[]): Env {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } })
    return {
      ...(values.port === undefined ? {} : { PORT: values.port }),
      ...(values.host === undefined ? {} : { HOST: values.host }),
    }
  } catch (error) {
    throw new ConfigError([
      {
        what: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`,
        fix: 'Known are --port and --host, for example: npm start -- --port 4000.',
      },
    ])
  }
}
