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
  id: z.int().positive().describe('Place in the list. A new destination takes the next free number.'),
  name: line(40).describe('The place, as it is called on its card.'),
  country: line(40).describe('The country; the description has to name it.'),
  region: z.enum(regions).describe('Part of the world, for grouping.'),
  description: line(160).describe(
    'One sentence for card and search. It names the country, because search reads it.',
  ),
  price: z
    .string()
    .regex(/^From \$\d{1,3}(,\d{3})*$/, 'is not a price. Write it like From $1,299.')
    .describe('The lowest price per person, like `From $1,299`. No package that stops here may cost less.'),
  rating,
  image: picture.describe('The picture of card and page head.'),
  popular: z.boolean().describe('Whether it stands on the home page.'),
  bestMonths: months.describe('The good months, for search and filters.').optional(),
})

/** One file of `content/destinations`: a place, its page and its card. */
export const destination = destinationCard
  .extend({
    details: z
      .strictObject({
        about: paragraphs.describe(
          'Two paragraphs, together 90 to 130 words: one reason to go, one detail only a visitor knows.',
        ),
        whatToExpect: z
          .array(line(120))
          .min(4)
          .max(5)
          .describe('Lines of 6 to 12 words, each beginning with a verb or a time of day.'),
        gallery: z
          .array(galleryPicture)
          .min(1)
          .max(3)
          .describe('Pictures of the page, the one of the card first.'),
        bestMonthsText: line(60).describe('The best months in words, like `April to October`.').optional(),
        flightFromDelhi: line(80).describe('Flying time from Delhi, like `about 4 hours`.').optional(),
        currency: line(60).describe('Name and code, like `Thai baht (THB)`.').optional(),
        language: line(80).describe('What is spoken, and where English helps.').optional(),
        priceBasis: line(160).describe('What the From price covers.').optional(),
        goodToKnow: line(240).describe('The honest drawback, and what to do about it.').optional(),
        interests: z.array(z.enum(interests)).describe('What kind of traveller it suits.').optional(),
        reviewed: isoMonth.describe('When a person last checked this entry, like `2025-08`.').optional(),
      })
      .describe('Everything that only the page of the place shows.'),
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
