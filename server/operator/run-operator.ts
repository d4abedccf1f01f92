import { Command, CommanderError } from '@commander-js/extra-typings'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'
import { DatabaseRefused, explainRefusal } from '#server/database/refused.ts'
import { OperatorError, UsageError } from './command.ts'
import type { Cli, ExitCode } from './command.ts'
import type { CommandGroup } from './commands.ts'
import type { Output } from './output.ts'

interface Surroundings {
  groups: CommandGroup[]
  env: Env
  output: Omit<Output, 'isJson'>
}

/** Runs a command of `npm run meridaya --`. Every failure becomes a message and an exit code. */
export async function runOperator(args: string[], { groups, env, output }: Surroundings): Promise<ExitCode> {
  const program = createProgram(output)
  const cli: Cli = {
    env,
    config: () => createConfig(env),
    output: {
      ...output,
      get isJson() {
        return program.opts().json === true
      },
    },
    exitCode: 0,
  }
  addCommands(program, groups, cli)
  let running: CommandUnknownOpts = program
  program.hook('preAction', (_, command) => void (running = command))
  try {
    await program.parseAsync(args, { from: 'user' })
    return cli.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    return report(explain(error, cli), running, output)
  }
}

function createProgram(output: Omit<Output, 'isJson'>) {
  const program = new Command('npm run meridaya --')
    .usage('<command>')
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      ({ command }) =>
        (command.parent === null
          ? '\nMore about a command: npm run meridaya -- <command> --help\n' +
            'Commands use the settings and data of the server, which can keep running.\n'
          : '') + '\nExit codes: 0 success, 1 failure or problems found, 2 mistake in the command line.',
    )
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => output.note(text.trimEnd()),
      getOutHelpWidth: () => 110,
      getErrHelpWidth: () => 110,
    })
    .configureHelp({
      showGlobalOptions: true,
      // The overview lists every command, not only the groups.
      visibleCommands: ({ commands }) =>
        commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command])),
      subcommandTerm: (command) => pathOf(command).join(' '),
    })
  return program
}

/** The full name of a command, such as `outbox retry`. */
function pathOf(command: CommandUnknownOpts): string[] {
  return command.parent === null ? [] : [...pathOf(command.parent), command.name()]
}

function addCommands(program: CommandUnknownOpts, groups: CommandGroup[], cli: Cli): void {
  for (const { name, description = '', commands } of groups) {
    const parent = name === undefined ? program : program.command(name).description(description)
    for (const create of commands) parent.addCommand(create(cli).copyInheritedSettings(parent))
  }
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Turns errors of the system and of SQLite into messages that say what to do. */
function explain(error: unknown, cli: Cli): unknown {
  const { code = '', path } = error as { code?: string; path?: string }
  if (path !== undefined && unwritable.has(code))
    return new OperatorError(
      `This user may not read or write ${path}, or may not enter a folder above it. Change its owner, or name another place.`,
    )
  if (path !== undefined && code === 'ENOSPC')
    return new OperatorError(`The disk that holds ${path} is full. Make room, then run this again.`)
  if (code !== 'ERR_SQLITE_ERROR') return error
  const { database } = cli.config()
  return database.kind === 'sqlite' ? explainRefusal(error, database.file) : error
}

function report(error: unknown, command: CommandUnknownOpts, output: Omit<Output, 'isJson'>): ExitCode {
  if (error instanceof UsageError) {
    output.note(`${error.message}\n`)
    command.outputHelp({ error: true })
    return 2
  }
  if ([ConfigError, OperatorError, DatabaseRefused].some((kind) => error instanceof kind)) {
    output.note((error as Error).message)
    return 1
  }
  const name = pathOf(command).join(' ')
  output.note(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  return 1
}
