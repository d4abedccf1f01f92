import type { TourPackage } from '#catalogue/tour-packages.ts'
import { mealsInWords } from './meals.ts'

interface Trip extends Pick<TourPackage, 'name' | 'slug' | 'itinerary'> {
  /** The page of the trip. */
  url: string
}

/** RFC 5545 §3.1, without the line break. */
const longestLineBytes = 75

/**
 * The itinerary as an iCalendar file (RFC 5545): one all-day event per day, during which the traveller counts as free.
 *
 * @param start the first day, such as `2027-04-01`
 * @param now the time at which the file is made
 */
export function calendarFile({ name, slug, itinerary = [], url }: Trip, start: string, now: Date): string {
  const events = itinerary.flatMap(({ day, title, description, stay, meals }) => {
    const words = [description, stay && `Stay: ${stay}`, meals && `Meals: ${mealsInWords(meals)}`]
    return [
      'BEGIN:VEVENT',
      `UID:${slug}-${start}-${day}@${new URL(url).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART;VALUE=DATE:${dayOf(start, day - 1)}`,
      `DTEND;VALUE=DATE:${dayOf(start, day)}`,
      `SUMMARY:${escapeText(`${name}, day ${day}: ${title}`)}`,
      `DESCRIPTION:${escapeText(words.filter(Boolean).join('\n'))}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel agency//Trip sheet//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const stamp = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const dayOf = (start: string, daysLater: number): string =>
  stamp(new Date(Date.parse(start) + daysLater * 86_400_000)).slice(0, 8)

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Continues long lines after a line break and a space. Does not split characters. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let folded = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > longestLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
