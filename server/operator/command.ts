import type { Config } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import type { Output } from './output.ts'

/** 0: done, nothing wrong. 1: it failed, or it found something wrong. 2: it was not asked properly. */
export type ExitCode = 0 | 1 | 2

export interface Option {
  /** What its value is, such as `days`; left out for a switch. */
  value?: string
  says: string
}

/** One thing the operator can ask for. `--help` and `--json` are understood by every command. */
export interface Command {
  /** As it is typed, such as `outbox retry`. */
  name: string
  /** One line for the list of commands. */
  summary: string
  /** What stands after the name, such as `<id>…`; empty when nothing does. */
  operands: string
  options: Record<string, Option>
  run(call: Call): Promise<ExitCode>
}

/** What was typed after a command's name, and where to work. */
export interface Call {
  env: Env
  /** Read from `env` when first asked for; throws a ConfigError that lists every problem. */
  config: () => Config
  operands: string[]
  text: (option: string) => string | undefined
  isSet: (option: string) => boolean
  output: Output
}

/** The command was typed wrongly; its usage is shown too. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** It cannot be done, in one sentence for the operator and without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
