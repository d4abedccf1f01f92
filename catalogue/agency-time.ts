import { agency } from './agency.ts'

const clock = new Intl.DateTimeFormat('en', {
  timeZone: agency.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Day and time at the office at this instant: `{ day: '2025-08-11', time: '09:05' }`. */
export function officeClock(now: Date): { day: string; time: string } {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  }
}
