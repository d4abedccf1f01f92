import { z } from 'zod'
import { weekdays } from '#catalogue/vocabulary.ts'
import { message } from './message.ts'
import { isoDate, line } from './text.ts'

const officialLink = z.strictObject({
  text: line(80).describe('Whose page it is, like `Ministry of Health`.'),
  href: z
    .url({ protocol: /^https$/, error: message('is not an address.', 'Begin it with https://.') })
    .describe('The page itself, beginning with https://.'),
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
      'Days with rain or snow in the month, January to December; leave the line out where no source gives them.',
      0,
      31,
    ).optional(),
    source: line(120).describe('Who publishes the numbers.'),
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

/** One file of `content/countries`: what a traveller has to know before leaving for it. */
export const country = z.strictObject({
  name: line(40).describe('What the country is called on the site.'),
  alerts: z
    .array(
      z.strictObject({
        title: line(80).describe('The danger or the change, in a few words.'),
        text: line(700).describe('What happens, what we do, and what the traveller should do.'),
        link: officialLink.describe('The office that decides or warns.').optional(),
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
    .describe("Entry on the agency's passport in general terms, with the time to allow. Never a promise."),
  entryLink: officialLink.describe('The office that decides on entry.'),
  health: line(600).describe('Vaccinations and risks, and what the home country requires on return.'),
  healthLink: officialLink.describe('The health authority.').optional(),
  money: line(400).describe('Cards, cash and limits.'),
  plugs: line(120).describe('Types of plug and the voltage.'),
  sim: line(300).describe('How to have a phone that works.'),
  customs: line(400).describe('Dress and manners.'),
  closed: z
    .array(
      z.strictObject({
        sight: line(60).describe('The sight, in the words that itineraries use for it.'),
        on: z.array(z.enum(weekdays)).min(1).describe('The weekdays on which it is shut.'),
        note: line(60)
          .describe('What more there is to know, like `open on the last of the month`.')
          .optional(),
      }),
    )
    .min(1)
    .describe(
      'Sights that shut on a weekday. A package that visits one has to say in `ifClosed` what happens then.',
    )
    .optional(),
  closures: line(600).describe('Holidays that move, and shops and sights in general.'),
  climate: z.array(climate).min(1).max(4).describe('The weather of one or more places, as numbers.'),
  tipping: line(300).describe('Who expects a tip, and about how much.'),
  arrival: line(400).describe('From the airport to the hotel.'),
  emergency: line(120).describe('The number to call for police, ambulance and fire.'),
  checked: isoDate.describe('The day on which every line was last compared with its source.'),
  sources: z.array(officialLink).min(1).describe('The pages it was checked against.'),
})

export type Country = z.infer<typeof country> & { slug: string }
