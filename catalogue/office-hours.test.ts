import { describe, expect, it } from 'vitest'
import { clockText, hoursText, officeState, type OfficeHours } from './office-hours.ts'

const hours: OfficeHours[] = [
  { days: [1, 2, 3, 4, 5], label: 'Monday to Friday', opens: '09:00', closes: '18:00' },
  { days: [6], label: 'Saturday', opens: '10:00', closes: '16:00' },
  { days: [7], label: 'Sunday' },
]
const at = (day: string, time: string) => officeState(hours, new Date(`${day}T${time}:00+05:30`))

describe('§9 office hours', () => {
  it('are written as in the specification', () => {
    expect(hours.map(hoursText)).toEqual(['9:00 AM to 6:00 PM', '10:00 AM to 4:00 PM', 'Closed'])
  })

  it('writes midnight and noon as 12', () => {
    expect([clockText('00:30'), clockText('12:00'), clockText('23:59')]).toEqual([
      '12:30 AM',
      '12:00 PM',
      '11:59 PM',
    ])
  })

  it('is open from the first minute and closed from the closing minute', () => {
    expect(at('2025-08-11', '08:59')).toEqual({ isOpen: false, next: { day: 'today', time: '9:00 AM' } })
    expect(at('2025-08-11', '09:00')).toEqual({ isOpen: true, closesAt: '6:00 PM' })
    expect(at('2025-08-11', '17:59')).toEqual({ isOpen: true, closesAt: '6:00 PM' })
    expect(at('2025-08-11', '18:00')).toEqual({ isOpen: false, next: { day: 'tomorrow', time: '9:00 AM' } })
  })

  it('has shorter hours on Saturday, and then names Monday', () => {
    expect(at('2025-08-16', '15:59')).toEqual({ isOpen: true, closesAt: '4:00 PM' })
    expect(at('2025-08-16', '16:00')).toEqual({ isOpen: false, next: { day: 'on Monday', time: '9:00 AM' } })
    expect(at('2025-08-17', '12:00')).toEqual({ isOpen: false, next: { day: 'tomorrow', time: '9:00 AM' } })
  })

  it('uses Indian time when it is still the previous day for the visitor', () => {
    expect(officeState(hours, new Date('2025-08-10T23:30:00-04:00'))).toMatchObject({ isOpen: true })
  })

  it('names no time when no day has hours', () => {
    expect(officeState([{ days: [1], label: 'Monday' }], new Date())).toEqual({ isOpen: false })
  })
})
