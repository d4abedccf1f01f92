import { InvalidArgumentError } from '@commander-js/extra-typings'

/** A whole number from 1 up. */
export function wholeNumber(written: string): number {
  const value = /^\d{1,9}$/.test(written) ? Number(written) : 0
  if (value >= 1) return value
  throw new InvalidArgumentError('It must be a whole number from 1 up.')
}

/** A day (its beginning in UTC) or a moment, as epoch milliseconds. */
export function dayOrMoment(written: string): number {
  const at = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(written)
    ? Date.parse(written)
    : Number.NaN
  if (!Number.isNaN(at)) return at
  throw new InvalidArgumentError('Write a day as 2026-11-20, or a moment as 2026-11-20T09:30Z.')
}
