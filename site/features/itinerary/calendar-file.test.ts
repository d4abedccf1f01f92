import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const trip = {
  name: 'Exclusive Vietnam',
  slug: 'exclusive-vietnam',
  url: 'https://meridaya.example/packages/exclusive-vietnam',
  itinerary: [
    {
      day: 1,
      title: 'Arrive, slowly; then rest',
      description: `Tea at the back\\slash café.\nThen ${'🏝️ sand and sea, '.repeat(12)}sleep.`,
      stay: 'Hanoi',
      meals: 'D',
    },
    { day: 2, title: 'Home', description: 'Fly.' },
  ],
} satisfies Parameters<typeof calendarFile>[0]
const file = calendarFile(trip, '2028-02-28', new Date('2026-11-20T10:20:30.456Z'))
const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
const all = (name: string) => unfolded.filter((line) => line.startsWith(name))

it('has one all-day event for each day, across a leap day', () => {
  expect(all('DTSTART')).toEqual(['DTSTART;VALUE=DATE:20280228', 'DTSTART;VALUE=DATE:20280229'])
  expect(all('DTEND')).toEqual(['DTEND;VALUE=DATE:20280229', 'DTEND;VALUE=DATE:20280301'])
  expect(all('BEGIN')).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VEVENT'])
  expect(all('END:')).toEqual(['END:VEVENT', 'END:VEVENT', 'END:VCALENDAR'])
})

it('gives each event a unique id, and has the time at which the file was made', () => {
  expect(new Set(all('UID:')).size).toBe(2)
  expect(all('UID:')[0]).toBe('UID:exclusive-vietnam-2028-02-28-1@meridaya.example')
  expect(all('DTSTAMP:')[0]).toBe('DTSTAMP:20261120T102030Z')
})

it('escapes special characters', () => {
  expect(all('SUMMARY')[0]).toBe(String.raw`SUMMARY:Exclusive Vietnam\, day 1: Arrive\, slowly\; then rest`)
  expect(all('DESCRIPTION')[0]).toContain(String.raw`back\\slash café.\nThen`)
  expect(all('DESCRIPTION')[0]).toMatch(/sleep\.\\nStay: Hanoi\\nMeals: dinner$/i)
  expect(all('DESCRIPTION')[1]).toBe('DESCRIPTION:Fly.')
})

it('ends every line with CRLF and folds it at 75 bytes without splitting a character', () => {
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(all('DESCRIPTION')[0]?.match(/🏝️/gu)).toHaveLength(12)
})
