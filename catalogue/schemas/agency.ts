import { z } from 'zod'
import { readPromise } from '#catalogue/reply-promise.ts'
import { colours } from './colours.ts'
import { message } from './message.ts'
import { dayGone, line } from './text.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('is not a time.', 'Write it like 09:00.'))
const phone = z
  .string()
  .regex(
    /^\+[\d ]{8,20}$/,
    message('is not a phone number.', 'Begin with the country code: +91 11 4000 1234.'),
  )
const email = z.email(message('is not an e-mail address.', 'Write it like office@example.com.'))
const link = z.url({
  protocol: /^https$/,
  error: message('is not an address.', 'Write it whole, beginning with https://.'),
})

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** `content/agency.yaml`: facts about the agency that several pages use. */
export const agency = z.strictObject({
  name: line(40).meta({ section: 'Office' }).describe("The agency's name."),
  locale: z
    .string()
    .regex(/^en(-[A-Z]{2})?$/, message('is not an English locale.', 'Write it like en-GB.'))
    .meta({ section: 'Office' })
    .describe('The variety of English, like `en-GB` or `en-US`. It sets how numbers and dates are written.'),
  timeZone: z
    .string()
    .refine(isTimeZone, message('is not a time zone.', 'Write it like Asia/Kolkata.'))
    .meta({ section: 'Office' })
    .describe('The time zone of the office, like `Europe/Lisbon`.'),
  timeZoneName: line(40)
    .meta({ section: 'Office' })
    .describe('The everyday name of that time zone, like `Lisbon time`.'),
  timeZoneAbbreviation: line(8)
    .meta({ section: 'Office' })
    .describe('The abbreviation of that time zone, like `WET`.'),
  departureCity: line(40)
    .meta({ section: 'Office' })
    .describe('The city that travellers fly from. Flying times are measured from it.'),
  homeCountry: line(40)
    .meta({ section: 'Office' })
    .describe('The country most travellers come from, as in "trip from India".'),
  passport: line(40)
    .meta({ section: 'Office' })
    .describe('The passport that entry rules are written for, like `Indian`.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, message('is not a currency.', 'Write its three-letter code, like USD.'))
    .meta({ section: 'Money' })
    .describe('The currency of every price, as a three-letter code like `USD`.'),
  approximateRate: z
    .strictObject({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, message('is not a currency.', 'Write its three-letter code, like INR.'))
        .describe('The other currency, as a three-letter code like `INR`.'),
      rate: z
        .number()
        .positive()
        .describe('How much one unit of your currency is worth in the other, like `88.4`.'),
      asOf: dayGone.describe('The date of the rate. After 30 days, approximate prices are no longer shown.'),
    })
    .meta({ section: 'Money' })
    .describe(
      'An exchange rate. The site uses it to show an approximate price in another currency below each price. Leave it out to show none.',
    )
    .optional(),
  tagline: line(80).meta({ section: 'Site' }).describe('The line below the name.'),
  description: line(200)
    .meta({ section: 'Site' })
    .describe('One sentence for search engines and shared links.'),
  website: link
    .meta({ section: 'Reach' })
    .describe('The address of this site, for search engines and shared links. `SITE_URL` overrides it.'),
  address: z
    .strictObject({
      street: line(80).describe('Building, street and neighbourhood.'),
      city: line(40).describe('The town or city.'),
      postcode: line(12).describe('The postcode, like `110019`.'),
      country: line(40).describe('The country.'),
    })
    .meta({ section: 'Office' })
    .describe('Where the office is.'),
  phone: phone
    .meta({ section: 'Reach' })
    .describe('The number to call during office hours, like `+91 11 4000 1234`.'),
  emergencyPhone: phone
    .meta({ section: 'Reach' })
    .describe('The 24/7 line for travellers already on a trip.'),
  emergencyTakesText: z
    .boolean()
    .optional()
    .meta({ section: 'Reach' })
    .describe(
      'Whether text messages and WhatsApp to the 24/7 line are read at any hour. Travellers who cannot hear or speak depend on this, so choose true only if you are certain.',
    ),
  whatsapp: phone.meta({ section: 'Reach' }).describe('The WhatsApp number for trip requests.'),
  bookingEmail: email.meta({ section: 'Reach' }).describe('The address for bookings and cancellations.'),
  supportEmail: email.meta({ section: 'Reach' }).describe('The address for everything else.'),
  social: z
    .strictObject({
      video: link.describe('A page with its videos, such as a YouTube channel.'),
      network: link.describe('Its page on a social network, such as Facebook.'),
      photos: link.describe('A page with its photographs, such as Instagram.'),
      microblog: link.describe('A page with its short posts, such as X.'),
    })
    .meta({ section: 'Reach' })
    .describe("The agency's four pages on social media, each address beginning with https://."),
  colours: colours
    .meta({ section: 'Site' })
    .describe('The colours of the site, each like `#0e1130`. Colours with too little contrast are refused.'),
  statistics: z
    .array(
      z.strictObject({
        value: line(12).describe('The number as shown, like `12+`.'),
        label: line(30).describe('The label beside the number, like `destinations`.'),
      }),
    )
    .length(3)
    .meta({ section: 'Site' })
    .describe('The three figures on the home page.'),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).min(1).describe('Weekdays as numbers, 1 for Monday.'),
        label: line(30).describe('The name of these days, like `Monday to Friday`.'),
        opens: clock
          .describe('The opening time, like `09:00`. Leave it out for days when the office is closed.')
          .optional(),
        closes: clock.describe('The closing time, like `18:00`.').optional(),
      }),
    )
    .min(1)
    .meta({ section: 'Office' })
    .describe('Office hours, in the time zone of the office.'),
  replyPromise: line(60)
    .refine((words) => readPromise(words) !== null, {
      error: message(
        'cannot be counted.',
        'Write it like "within one working day" or "within four working hours".',
      ),
    })
    .meta({ section: 'Reach' })
    .describe(
      'The promised response time, like `within one working day`. The Desk uses it to show which enquiries are late.',
    ),
  copyrightYear: z
    .int()
    .meta({ section: 'Office' })
    .describe('The copyright year at the bottom of every page.'),
  refunds: z
    .array(
      z.strictObject({
        fromDays: z
          .int()
          .nonnegative()
          .describe('The refund applies to cancellations at least this many days before departure.'),
        percent: z
          .int()
          .min(0)
          .max(100)
          .describe('The percentage of the total booking cost that is refunded.'),
      }),
    )
    .min(1)
    .meta({ section: 'Money' })
    .describe('Refund tiers, the highest percentage first.'),
  refundProcessingDays: line(20)
    .meta({ section: 'Money' })
    .describe('How long a refund takes, in business days, like `7 to 14`.'),
  acknowledgedWithinHours: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe('How many hours we have to acknowledge a written cancellation.'),
  fullPaymentDays: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe('How many days before departure full payment is typically due.'),
  minimumNumberNoticeDays: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe(
      'How many days before departure, at the latest, we notify travellers that a group is too small.',
    ),
  sampleContent: z
    .array(line(60))
    .meta({ section: 'Settings' })
    .describe(
      'Content that is still a sample or needs your decision. `doctor` lists these lines. Remove a line once it is settled.',
    ),
  sendsCustomPackageRequests: z
    .boolean()
    .meta({ section: 'Settings' })
    .describe(
      'Whether the site also mails custom trip requests to you. With `false`, visitors send them themselves.',
    ),
  sendsNewsletterSignUps: z
    .boolean()
    .meta({ section: 'Settings' })
    .describe('Whether the site mails newsletter sign-ups to you.'),
})

export type Agency = z.infer<typeof agency>
