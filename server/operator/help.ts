import type { Command, Option } from './command.ts'
import { table } from './output.ts'

/** What every command understands. */
export const sharedOptions: Record<string, Option> = {
  json: { says: 'answer as JSON' },
  help: { says: 'show this' },
}

const program = 'npm run meridaya --'

export function overview(commands: Command[]): string[] {
  return [
    `Usage: ${program} <command>`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(18)} ${summary}`),
    '',
    `More about one of them: ${program} <command> --help`,
    'Settings and data are those of the server, which may go on running.',
    'Exit codes: 0 fine, 1 failed or found something wrong, 2 wrongly typed.',
  ]
}

export function commandHelp({ name, summary, operands, options }: Command): string[] {
  const rows = Object.entries({ ...options, ...sharedOptions }).map(([option, { value, says }]) => [
    `  --${option}${value === undefined ? '' : ` <${value}>`}`,
    says,
  ])
  return [
    `${program} ${[name, operands].filter((part) => part !== '').join(' ')}`,
    summary,
    '',
    ...table(['', ''], rows).slice(1),
  ]
}
