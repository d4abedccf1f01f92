import { z } from 'zod'
import { galleryPicture, picture } from './picture.ts'
import { interests, isoMonth, line, months, paragraphs, rating } from './text.ts'

export const regions = [
  'South-East Asia',
  'Indian Ocean',
  'Himalaya',
  'Central Asia and Caucasus',
  'Gulf, Egypt and Türkiye',
  'Europe',
  'East Asia',
  'South America',
] as const

/** What lists and cards show of a destination. */
export const destinationCard = z.strictObject({
  /** Place in the list, 1 to 20 (spec §3). */
  id: z.int().positive(),
  name: line(40),
  country: line(40),
  region: z.enum(regions),
  /** At most 160 characters, naming the country: search reads it. */
  description: line(160),
  /** `From $899`: per person, the basis stands in `details.priceBasis`. */
  price: z.string().regex(/^From \$\d{1,3}(,\d{3})*$/, 'is not a price. Write it like From $1,299.'),
  rating,
  image: picture,
  /** Shown on the home page. */
  popular: z.boolean(),
  bestMonths: months.optional(),
})

/** One file of `content/destinations`: a place, its page and its card. */
export const destination = destinationCard
  .extend({
    details: z.strictObject({
      /** Two paragraphs, 90 to 130 words. */
      about: paragraphs,
      /** Four or five lines of 6 to 12 words, each beginning with a verb or a time of day. */
      whatToExpect: z.array(line(120)).min(4).max(5),
      gallery: z.array(galleryPicture).min(1).max(3),
      /** Best months in words, such as "April to October". */
      bestMonthsText: line(60).optional(),
      /** Flying time from Delhi in words, such as "about 4 hours". */
      flightFromDelhi: line(80).optional(),
      currency: line(60).optional(),
      language: line(80).optional(),
      /** What the From price covers. */
      priceBasis: line(160).optional(),
      /** The honest drawback. */
      goodToKnow: line(240).optional(),
      interests: z.array(z.enum(interests)).optional(),
      /** When a person last checked this entry. */
      reviewed: isoMonth.optional(),
    }),
  })
  .superRefine((entry, context) => {
    if (!entry.description.includes(entry.country))
      context.addIssue({
        code: 'custom',
        path: ['description'],
        message: `does not name ${entry.country}. Search reads the description, so name the country in it.`,
      })
  })

export type DestinationCard = z.infer<typeof destinationCard>
export type Destination = z.infer<typeof destination>
