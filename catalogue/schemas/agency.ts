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

/** `content/agency.yaml`: the agency's facts. Every number that recurs on the site is written here once. */
export const agency = z.strictObject({
  name: line(40).meta({ section: 'Office' }).describe("The agency's name."),
  locale: z
    .string()
    .regex(/^en(-[A-Z]{2})?$/, message('is not an English locale.', 'Write it like en-GB.'))
    .meta({ section: 'Office' })
    .describe('The English of the site, like `en-GB` or `en-US`: how numbers and dates are written.'),
  timeZone: z
    .string()
    .refine(isTimeZone, message('is not a time zone.', 'Write it like Asia/Kolkata.'))
    .meta({ section: 'Office' })
    .describe('The zone of the office, like `Europe/Lisbon`.'),
  timeZoneName: line(40)
    .meta({ section: 'Office' })
    .describe('What people call the time of the office, like `Lisbon time`.'),
  timeZoneAbbreviation: line(8).meta({ section: 'Office' }).describe('Its letters, like `WET`.'),
  departureCity: line(40)
    .meta({ section: 'Office' })
    .describe('Where trips begin: flying times are counted from here.'),
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
        .describe('Its three-letter code, like `INR`.'),
      rate: z.number().positive().describe('What one unit of your currency is worth in it, like `88.4`.'),
      asOf: dayGone.describe('The day of the rate. After 30 days prices are shown without it.'),
    })
    .meta({ section: 'Money' })
    .describe(
      'The rate of another currency, to show below prices about what they are in it. Left out: nothing is shown.',
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
      street: line(80).describe('House, street and quarter.'),
      city: line(40).describe('The town or city.'),
      postcode: line(12).describe('The postcode, like `110019`.'),
      country: line(40).describe('The country.'),
    })
    .meta({ section: 'Office' })
    .describe('Where the office is.'),
  phone: phone
    .meta({ section: 'Reach' })
    .describe('Shown and dialled during office hours, like `+91 11 4000 1234`.'),
  emergencyPhone: phone
    .meta({ section: 'Reach' })
    .describe('The 24/7 line for travellers already on a trip.'),
  emergencyTakesText: z
    .boolean()
    .optional()
    .meta({ section: 'Reach' })
    .describe(
      'Whether text messages and WhatsApp on the 24/7 line are also read day and night. Travellers who cannot hear or speak depend on it: write true only once that is certain.',
    ),
  whatsapp: phone.meta({ section: 'Reach' }).describe('The number that receives trip requests by WhatsApp.'),
  bookingEmail: email.meta({ section: 'Reach' }).describe('Where bookings and cancellations are written to.'),
  supportEmail: email.meta({ section: 'Reach' }).describe('Where everything else is written to.'),
  social: z
    .strictObject({
      video: link.describe('Where the agency shows videos, like its YouTube channel.'),
      network: link.describe('Its page in a social network, like Facebook.'),
      photos: link.describe('Where it shows photographs, like Instagram.'),
      microblog: link.describe('Where it writes short notes, like X.'),
    })
    .meta({ section: 'Reach' })
    .describe('Four addresses of the agency elsewhere, each beginning with https://.'),
  colours: colours
    .meta({ section: 'Site' })
    .describe('The colours of the site, each like `#0e1130`. Pairs that cannot be read are refused.'),
  statistics: z
    .array(
      z.strictObject({
        value: line(12).describe('The number as shown, like `12+`.'),
        label: line(30).describe('What is counted.'),
      }),
    )
    .length(3)
    .meta({ section: 'Site' })
    .describe('The three figures of the home page.'),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).min(1).describe('Weekdays as numbers, 1 for Monday.'),
        label: line(30).describe('How these days are called.'),
        opens: clock.describe('Like `09:00`. Left out on days the office is closed.').optional(),
        closes: clock.describe('Like `18:00`.').optional(),
      }),
    )
    .min(1)
    .meta({ section: 'Office' })
    .describe('Office hours, in the time of the office.'),
  replyPromise: line(60)
    .refine((words) => readPromise(words) !== null, {
      error: message(
        'cannot be counted.',
        'Write it like "within one working day" or "within four working hours".',
      ),
    })
    .meta({ section: 'Reach' })
    .describe(
      'The promised time for an answer, like `within one working day`. The Desk uses it to show which enquiries are late.',
    ),
  copyrightYear: z.int().meta({ section: 'Office' }).describe('The year at the foot of every page.'),
  refunds: z
    .array(
      z.strictObject({
        fromDays: z.int().nonnegative().describe('Days before departure from which it applies.'),
        percent: z.int().min(0).max(100).describe('The share of the total booking cost that is refunded.'),
      }),
    )
    .min(1)
    .meta({ section: 'Money' })
    .describe('Refund tiers, most generous first.'),
  refundProcessingDays: line(20)
    .meta({ section: 'Money' })
    .describe('How long a refund takes, in business days, like `7 to 14`.'),
  acknowledgedWithinHours: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe('Hours within which a written cancellation is acknowledged.'),
  fullPaymentDays: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe('Days before departure on which full payment is typically due.'),
  minimumNumberNoticeDays: z
    .int()
    .positive()
    .meta({ section: 'Money' })
    .describe('Days before departure by which travellers learn that a group is too small.'),
  sampleContent: z
    .array(line(60))
    .meta({ section: 'Settings' })
    .describe(
      'What is still a sample, or waits for a decision of yours; doctor lists it. Take a line out once it is settled.',
    ),
  sendsCustomPackageRequests: z
    .boolean()
    .meta({ section: 'Settings' })
    .describe('Whether custom trip requests are also sent to you by mail. `false`: the visitor sends them.'),
  sendsNewsletterSignUps: z
    .boolean()
    .meta({ section: 'Settings' })
    .describe('Whether newsletter sign-ups are sent to you by mail. `false`: they are not sent.'),
})

export type Agency = z.infer<typeof agency>
