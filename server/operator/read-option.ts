import { UsageError } from './command.ts'
import type { Call } from './command.ts'

/** A whole number from 1 up. */
export function readWhole(call: Call, option: string, fallback: number): number
export function readWhole(call: Call, option: string, fallback?: number): number | undefined
export function readWhole({ text }: Call, option: string, fallback?: number): number | undefined {
  const written = text(option)
  if (written === undefined) return fallback
  const value = /^\d{1,9}$/.test(written) ? Number(written) : 0
  if (value >= 1) return value
  throw new UsageError(`--${option} is "${written}", which is not a whole number from 1 up.`)
}

/** A day (its beginning in UTC) or a moment, as epoch milliseconds. */
export function readTime({ text }: Call, option: string): number | undefined {
  const written = text(option)
  if (written === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(written)
    ? Date.parse(written)
    : Number.NaN
  if (!Number.isNaN(at)) return at
  throw new UsageError(
    `--${option} is "${written}". Write a day as 2026-11-20, or a moment as 2026-11-20T09:30Z.`,
  )
}

export function readChoice<const Choice extends string>(
  { text }: Call,
  option: string,
  choices: readonly Choice[],
): Choice | undefined {
  const written = text(option)
  if (written === undefined) return undefined
  const choice = choices.find((candidate) => candidate === written)
  if (choice !== undefined) return choice
  throw new UsageError(`--${option} is "${written}". Choose one of: ${choices.join(', ')}.`)
}

/** The one operand a command is about. */
export function readOperand({ operands }: Call, what: string): string {
  const [operand, ...more] = operands
  if (operand === undefined) throw new UsageError(`Say which ${what}.`)
  if (more.length > 0) throw new UsageError(`One ${what} at a time, please.`)
  return operand
}
