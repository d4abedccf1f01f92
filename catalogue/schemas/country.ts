import { z } from 'zod'
import { weekdays } from '#catalogue/vocabulary.ts'
import { message } from './message.ts'
import { isoDate, line } from './text.ts'

const officialLink = z.strictObject({
  text: line(80).describe('The publisher of the page, like `Ministry of Health`.'),
  href: z
    .url({ protocol: /^https$/, error: message('is not an address.', 'Begin it with https://.') })
    .describe('The address of the page, beginning with https://.'),
})

const twelve = (what: string, least: number, most: number) =>
  z
    .array(z.int().min(least).max(most))
    .length(12, message('does not have twelve numbers, January to December.', 'Write one for each month.'))
    .describe(what)

const climate = z
  .strictObject({
    place: line(40).describe('Where it was measured.'),
    high: twelve('Average highest temperature of a day in °C, January to December.', -40, 55),
    low: twelve('Average lowest temperature of a day in °C, January to December.', -50, 40),
    rainDays: twelve(
      'Days with rain or snow in each month, January to December. Leave it out if no source gives them.',
      0,
      31,
    ).optional(),
    source: line(120).describe('The publisher of the numbers.'),
  })
  .superRefine(({ high, low }, context) => {
    high.forEach((value, month) => {
      if (value < (low[month] ?? 0))
        context.addIssue({
          code: 'custom',
          path: ['low', month],
          message: message(`is above the high of the same month, ${value}.`, 'Check both.'),
        })
    })
  })

/** One file of `content/countries`: what a traveller needs to know before the trip. */
export const country = z.strictObject({
  name: line(40).describe('The name of the country on the site.'),
  alerts: z
    .array(
      z.strictObject({
        title: line(80).describe('The danger or change, in a few words.'),
        text: line(700).describe('What happens, what we do, and what the traveller should do.'),
        link: officialLink.describe('The authority that made the rule or gave the warning.').optional(),
      }),
    )
    .min(1)
    .max(3)
    .describe(
      'Warnings that travellers must not miss. They are shown near the top of every page about the country.',
    )
    .optional(),
  entry: line(600)
    .refine((text) => /visa|permit|authori[sz]ation/i.test(text), {
      error: message(
        'names no visa, permit or authorisation.',
        'Say which one is needed, or that none is required.',
      ),
    })
    .describe(
      "General entry rules for travellers with the agency's passport, and how long the formalities take. Do not promise anything.",
    ),
  entryLink: officialLink.describe('The authority that decides on entry.'),
  health: line(600).describe('Vaccinations and risks, and what the home country requires on return.'),
  healthLink: officialLink.describe('The health authority.').optional(),
  money: line(400).describe('Cards, cash and limits.'),
  plugs: line(120).describe('Plug types and voltage.'),
  sim: line(300).describe('How to get mobile service.'),
  customs: line(400).describe('How to dress and behave.'),
  closed: z
    .array(
      z.strictObject({
        sight: line(60).describe('The sight, in the same words as in itineraries.'),
        on: z.array(z.enum(weekdays)).min(1).describe('The weekdays on which it is closed.'),
        note: line(60)
          .describe('An exception or other detail, like `open on the last of the month`.')
          .optional(),
      }),
    )
    .min(1)
    .describe(
      'Sights that are closed on certain weekdays. A package that visits one must say in `ifClosed` what happens then.',
    )
    .optional(),
  closures: line(600).describe('When shops and sights are closed, including holidays without a fixed date.'),
  climate: z.array(climate).min(1).max(4).describe('Weather figures for one or more places.'),
  tipping: line(300).describe('Whom to tip, and about how much.'),
  arrival: line(400).describe('How to get from the airport to the hotel.'),
  emergency: line(120).describe('The emergency number for police, ambulance and fire.'),
  checked: isoDate.describe('The date on which every line was last compared with its source.'),
  sources: z.array(officialLink).min(1).describe('The pages used for that check.'),
})

export type Country = z.infer<typeof country> & { slug: string }
