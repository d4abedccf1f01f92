import type { Agency } from '#catalogue/schemas/agency.ts'
import { shiftDay } from '#catalogue/shift-day.ts'

type Tier = Agency['refunds'][number]

/** A refund, and the days on which the written notice must arrive. Days as `2025-08-11`. */
export interface RefundDates {
  percent: number
  /** Undefined for the first tier. */
  from?: string
  /** Undefined for the last tier, which ends at departure. */
  until?: string
  /** Whether today is one of its days, after them or before them. */
  state: 'now' | 'over' | 'ahead'
}

/**
 * The tiers of spec §9 as dates: a tier reaches until `fromDays` before the departure, the next begins a day later.
 * `undefined` for an invalid departure day, or one before today.
 */
export function refundDatesFor(
  departure: string,
  tiers: readonly Tier[],
  today: string,
): RefundDates[] | undefined {
  // Date fields also accept invalid years.
  if (!/^\d{4}-\d\d-\d\d$/.test(departure) || Number.isNaN(Date.parse(departure)) || departure < today)
    return undefined
  return tiers.map(({ fromDays, percent }, index) => {
    const above = tiers[index - 1]
    const from = above && shiftDay(departure, 1 - above.fromDays)
    const until = index < tiers.length - 1 ? shiftDay(departure, -fromDays) : undefined
    const isOver = until !== undefined && until < today
    const isAhead = from !== undefined && today < from
    return { percent, from, until, state: isOver ? 'over' : isAhead ? 'ahead' : 'now' }
  })
}
