import { readPromise } from '#catalogue/reply-promise.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** The longest time that an office is closed. */
const longestBreakDays = 60

type Promised = Pick<AgencyFacts, 'replyPromise' | 'hours' | 'timeZone'>

/**
 * When an answer is due by the promise on the site, epoch ms. Working time begins when the office opens. A working day
 * ends at the same time of the next day on which the office is open, at its closing time at the latest.
 *
 * @returns null if the promise cannot be calculated
 */
export function dueAt(receivedAt: number, agency: Promised | null): number | null {
  const promise = agency && readPromise(agency.replyPromise)
  if (!promise) return null
  const { count, unit, isWorking } = promise
  if (!isWorking) return receivedAt + count * (unit === 'day' ? dayMs : hourMs)
  let left = count * (unit === 'day' ? 1 : hourMs)
  let beganAt: number | null = null
  for (const { opens, closes } of openings(receivedAt, agency)) {
    if (closes <= receivedAt) continue
    if (unit === 'hour') {
      const from = Math.max(opens, receivedAt)
      if (from + left <= closes) return from + left
      left -= closes - from
    } else if (beganAt === null) beganAt = Math.max(receivedAt, opens)
    else {
      left -= 1
      if (left === 0) return Math.max(opens, Math.min(sameTime(beganAt, opens, agency.timeZone), closes))
    }
  }
  return null
}

/** Whether the office is open at this time. */
export function isOpen(moment: number, agency: Promised): boolean {
  const [today] = openings(moment, agency)
  return today !== undefined && today.opens <= moment && moment < today.closes
}

/** Opening and closing times, from the day of this time on. */
function* openings(
  from: number,
  { hours, timeZone }: Promised,
): Generator<{ opens: number; closes: number }> {
  for (let ahead = 0; ahead <= longestBreakDays; ahead += 1) {
    const date = dayAfter(officeDay(from, timeZone), ahead)
    const weekday = ((new Date(date).getUTCDay() + 6) % 7) + 1
    const { opens, closes } = hours.find(({ days }) => days?.includes(weekday)) ?? {}
    if (opens && closes)
      yield { opens: momentOf(date, opens, timeZone), closes: momentOf(date, closes, timeZone) }
  }
}

const dayAfter = (date: string, ahead: number): string =>
  new Date(Date.parse(date) + ahead * dayMs).toISOString().slice(0, 10)

const sameTime = (moment: number, day: number, zone: string): number =>
  momentOf(officeDay(day, zone), clockOf(moment, zone).slice(11), zone)

/** The day at the office, as `2026-11-23`. */
export const officeDay = (moment: number, timeZone: string): string => clockOf(moment, timeZone).slice(0, 10)

/** The time at which the office's clock shows this. In the gap when clocks go forward, the first moment after it. */
export function momentOf(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}Z`)
  const offset = (at: number) => Date.parse(`${clockOf(at, timeZone)}Z`) - at
  const guess = wanted - offset(wanted)
  return wanted - offset(guess)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** As `2026-11-23T18:20`. */
function clockOf(moment: number, timeZone: string): string {
  // Creating a formatter costs more than all the rest.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(moment).replace(' ', 'T')
}
