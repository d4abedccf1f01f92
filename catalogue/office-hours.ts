import { weekdays } from './vocabulary.ts'
import { officeClock } from './agency-time.ts'

/** Opening times of one or several weekdays; without times they are closed. */
export interface OfficeHours {
  /** ISO weekdays, 1 = Monday. */
  days: number[]
  label: string
  /** `09:00`, at the office. */
  opens?: string | undefined
  closes?: string | undefined
}

export type OfficeState =
  | { isOpen: true; closesAt: string }
  /** `day` reads on from "We open": `today`, `tomorrow` or `on Monday`. */
  | { isOpen: false; next?: { day: string; time: string } }

/** `09:00` as `9:00 AM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `9:00 AM to 6:00 PM`, or `Closed`. */
export const hoursText = ({ opens, closes }: OfficeHours): string =>
  opens && closes ? `${clockText(opens)} to ${clockText(closes)}` : 'Closed'

/** Whether the office is open at this instant, wherever the visitor is. */
export function officeState(hours: readonly OfficeHours[], now: Date): OfficeState {
  const { day: date, time } = officeClock(now)
  const today = (new Date(date).getUTCDay() + 6) % 7
  const on = (daysAhead: number) => hours.find(({ days }) => days.includes(((today + daysAhead) % 7) + 1))

  const { opens, closes } = on(0) ?? {}
  if (opens && closes && opens <= time && time < closes) return { isOpen: true, closesAt: clockText(closes) }

  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const opening = on(ahead)?.opens
    if (!opening || (ahead === 0 && opening <= time)) continue
    const day = ['today', 'tomorrow'][ahead] ?? `on ${weekdays[(today + ahead) % 7]}`
    return { isOpen: false, next: { day, time: clockText(opening) } }
  }
  return { isOpen: false }
}
