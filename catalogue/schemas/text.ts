import { z } from 'zod'
import * as vocabulary from '#catalogue/vocabulary.ts'
import { message } from './message.ts'

/** One line of text for visitors: no line break, no space at either end. */
export const line = (max = 200, missing?: string) =>
  z
    .string(missing)
    .min(1, message('is empty.', 'It is required: write the text.'))
    .max(max, message(`is longer than ${max} characters.`, 'Shorten it.'))
    .refine((text) => text === text.trim() && !text.includes('\n'), {
      error: message('has a line break or a space at one end.', 'Write it on one line.'),
    })

/** Running text: paragraphs separated by one blank line. Stored as an array of paragraphs. */
export const paragraphs = z
  .string()
  .min(1, message('is empty.', 'Write at least one paragraph.'))
  .transform((text) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ')),
  )
  .meta({ text: 'paragraphs' })

const notAPrice = message(
  'is not a price.',
  'Write digits only, like 3299: the site adds the currency and the comma.',
)

/** What a person pays, in whole units of the agency's currency: `3299`. */
export const price = z.int(notAPrice).positive(notAPrice).meta({ section: 'Price' })

/** What visitors with reduced mobility, hearing or sight need to know before booking. */
export const access = line(160)
  .meta({ section: 'Facts' })
  .describe(
    'Steps, wheelchairs, hearing and sight. Write only what is certain, and start with the obstacles. Say when travellers should ask you.',
  )

/** The limits are those of the specification (§3). */
export const rating = z
  .number()
  .min(4.5, message('is below 4.5, the lowest rating shown.', 'Write 4.5 or more, or leave it out.'))
  .max(5, message('is above 5.', 'Write 5 or less.'))
  .multipleOf(0.1, message('has more than one decimal.', 'Write it like 4.8.'))
  .describe('The rating out of five, with one decimal.')

/** Lower-case words joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The entry's address. It is the same as the name of its file. */
export const slug = z
  .string()
  .regex(
    slugPattern,
    message('is not the end of an address.', 'Use lower-case letters, digits and hyphens, like tokyo-japan.'),
  )

/** Whether an address is on this site. Browsers take `//elsewhere`, `/\elsewhere` and the same with a tab in it as other sites. */
export const isOwnAddress = (href: string): boolean => /^\/(?![/\\])\S*$/.test(href)

/** A calendar day, `2025-06-22`. */
export const isoDate = z.iso.date(message('is not a date.', 'Write year, month and day like 2025-06-22.'))

/** A day that has already begun somewhere on earth. Nothing can have been checked on a later one. */
export const dayGone = isoDate.refine(
  (day) => Date.parse(day) <= Date.now() + 14 * 3_600_000,
  message('is in the future.', 'Write the day on which it was looked up.'),
)

/** A year and month, `2025-08`. */
export const isoMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, message('is not a month.', 'Write year and month like 2025-08.'))

/** Months by their three-letter names, in reading order. */
export const months = z
  .array(z.enum(vocabulary.months))
  .min(1)
  .refine((list) => new Set(list).size === list.length, message('names a month twice.', 'Take one out.'))

/** Coordinates: degrees north, then degrees east. South and west are negative. */
export const coordinates = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d+)?, -?\d{1,3}(\.\d+)?$/,
    message(
      'is not a point on the map.',
      'Write degrees north, a comma and degrees east, like 45.44, 12.32.',
    ),
  )
  .refine(
    (text) => {
      const [north = 0, east = 0] = text.split(', ').map(Number)
      return Math.abs(north) <= 80 && Math.abs(east) <= 180
    },
    message(
      'is not on our maps, which reach from 80 degrees south to 80 north.',
      'Write degrees north first.',
    ),
  )
