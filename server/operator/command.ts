import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { Config } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'
import type { Output } from './output.ts'

/** 0: success. 1: failure, or problems found. 2: a mistake in the command line. */
export type ExitCode = 0 | 1 | 2

/** What a command works with. */
export interface Cli {
  env: Env
  /** Reads `env` on first use; throws a ConfigError that lists every problem. */
  config: () => Config
  output: Output
  /** 0 unless the command sets it. */
  exitCode: ExitCode
}

/** One command. Every command also understands `--help` and `--json`. */
export type CreateCommand = (cli: Cli) => CommandUnknownOpts

/** A mistake in the command line. The message is shown with the command's usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command cannot be carried out. The message is one sentence for the operator, shown without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
