import { parseArgs } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { createConfig } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { OperatorError, UsageError } from './command.ts'
import type { Command, ExitCode } from './command.ts'
import { commandHelp, overview, sharedOptions } from './help.ts'
import type { Output } from './output.ts'

/** Does what was typed after `npm run meridaya --`. Never throws for anything an operator can do wrong. */
export async function runOperator(
  args: string[],
  { commands, env, output }: { commands: Command[]; env: Env; output: Omit<Output, 'isJson'> },
): Promise<ExitCode> {
  const command = commands.find(({ name }) => isNamed(args, name))
  if (command === undefined) {
    const asksForHelp = args[0] === '--help' || args[0] === 'help'
    if (args.length > 0 && !asksForHelp) output.note(`There is no command "${args.slice(0, 2).join(' ')}".\n`)
    const say = asksForHelp ? output.line : output.note
    for (const line of overview(commands)) say(line)
    return asksForHelp ? 0 : 2
  }
  try {
    return await call(command, args.slice(command.name.split(' ').length), env, output)
  } catch (error) {
    return refuse(error, command, output)
  }
}

function isNamed(args: string[], name: string): boolean {
  return name.split(' ').every((word, index) => args[index] === word)
}

async function call(
  command: Command,
  args: string[],
  env: Env,
  output: Omit<Output, 'isJson'>,
): Promise<ExitCode> {
  const { values, positionals } = parse(command, args)
  if (values['help'] === true) {
    for (const line of commandHelp(command)) output.line(line)
    return 0
  }
  return command.run({
    env,
    config: () => createConfig(env),
    operands: positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    isSet: (option) => values[option] === true,
    output: { ...output, isJson: values['json'] === true },
  })
}

function parse({ options, operands }: Command, args: string[]) {
  const known = Object.entries({ ...options, ...sharedOptions })
  try {
    return parseArgs({
      args,
      allowPositionals: operands !== '',
      options: Object.fromEntries(
        known.map(([name, { value }]) => [
          name,
          { type: value === undefined ? 'boolean' : 'string' } as const,
        ]),
      ),
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function refuse(error: unknown, command: Command, output: Omit<Output, 'isJson'>): ExitCode {
  if (error instanceof UsageError) {
    output.note(`${error.message}\n`)
    for (const line of commandHelp(command)) output.note(line)
    return 2
  }
  if (error instanceof ConfigError || error instanceof OperatorError) {
    output.note(error.message)
    return 1
  }
  output.note(`${command.name} failed: ${error instanceof Error ? error.message : String(error)}`)
  return 1
}
