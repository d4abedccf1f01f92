import { z } from 'zod'
import { line } from './text.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time. Write it like 09:00.')
const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, 'is not a phone number. Begin with the country code: +91 11 4000 1234.')
const link = z.url({
  protocol: /^https$/,
  error: 'is not an address. Write it whole, beginning with https://.',
})

/** `content/agency.yaml`: the agency's facts. Every number that recurs on the site stands here once. */
export const agency = z.strictObject({
  name: line(40),
  tagline: line(80),
  /** One sentence for search engines and shared links. */
  description: line(200),
  address: z.strictObject({ street: line(80), city: line(40), postcode: line(12), country: line(40) }),
  /** Shown and dialled during office hours. */
  phone,
  /** The 24/7 line for travellers already on a trip. */
  emergencyPhone: phone,
  whatsapp: phone,
  bookingEmail: z.email(),
  supportEmail: z.email(),
  /** Four, in this order (spec §2). */
  social: z.strictObject({ video: link, network: link, photos: link, microblog: link }),
  /** The three figures of the home page, as shown (spec §9). */
  statistics: z.array(z.strictObject({ value: line(12), label: line(30) })).length(3),
  /** Office hours in Asia/Kolkata; days without an entry are closed. */
  hours: z
    .array(
      z.strictObject({
        /** ISO weekdays, 1 = Monday. */
        days: z.array(z.int().min(1).max(7)).min(1),
        label: line(30),
        opens: clock.optional(),
        closes: clock.optional(),
      }),
    )
    .min(1),
  /** What an enquiry is promised, such as "within one working day". */
  replyPromise: line(60),
  copyrightYear: z.int(),
  /** Refund tiers, most generous first (spec §9). */
  refunds: z
    .array(z.strictObject({ fromDays: z.int().nonnegative(), percent: z.int().min(0).max(100) }))
    .min(1),
  refundProcessingDays: line(20),
  /** Hours within which a written cancellation is acknowledged. */
  acknowledgedWithinHours: z.int().positive(),
  /** Days before departure on which full payment is typically due. */
  fullPaymentDays: z.int().positive(),
  /** Entries still holding sample text; `doctor` names them until they are replaced. */
  sampleContent: z.array(line(60)),
  /** Off by default: also send these two through the mail service (spec §7 sends nothing). */
  sendsCustomPackageRequests: z.boolean(),
  sendsNewsletterSignUps: z.boolean(),
})

export type Agency = z.infer<typeof agency>
