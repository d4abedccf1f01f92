import type { Agency } from '#catalogue/schemas/agency.ts'
import { shiftDay } from '#catalogue/shift-day.ts'

type Tier = Agency['refunds'][number]

/** What a written notice brings back, and the days on which it has to arrive. Days as `2025-08-11`. */
export interface RefundDates {
  percent: number
  /** Absent for the first tier. */
  from?: string
  /** Absent for the last tier, which ends with the departure. */
  until?: string
  /** Whether a notice that arrives today falls under it, whether its days are over, or are still to come. */
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
