import { z } from 'zod'
import { message } from './message.ts'
import { galleryPicture, picture } from './picture.ts'
import { interests } from '#catalogue/vocabulary.ts'
import { access, coordinates, isoMonth, line, months, paragraphs, price, rating, slug } from './text.ts'

/** What lists and cards show of a destination. */
export const destinationCard = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ atEnd: true })
    .describe('Position in the list. A new destination takes the next free number.'),
  name: line(40).meta({ showsIn: 'lists and search' }).describe('The name of the place.'),
  country: line(40).meta({ section: 'Facts' }).describe('The country. The description must name it.'),
  region: line(40)
    .meta({ section: 'Facts' })
    .describe('The region used for grouping. It must be in the list of regions.'),
  description: line(160).describe(
    'One sentence for the card and for search. It must name the country, because search uses this sentence.',
  ),
  price: price
    .meta({ showsIn: 'lists and search' })
    .describe(
      'The lowest price per person, in digits. `1299` is shown as `From $1,299`. No package that stops here may cost less.',
    ),
  rating: rating.optional(),
  image: picture
    .meta({ showsIn: 'lists and search' })
    .describe('The picture on the card and at the top of the page.'),
  popular: z.boolean().describe('Whether it is shown on the home page.'),
  bestMonths: months
    .describe('The best months to go, in reading order. The page writes them in full.')
    .optional(),
})

/** One file of `content/destinations`: a place, its page and its card. */
export const destination = destinationCard
  .extend({
    countries: z
      .array(slug)
      .min(1)
      .describe('The countries it is in. Write each as in its address, like `united-states`.')
      .optional(),
    details: z
      .strictObject({
        about: paragraphs.describe(
          'Two paragraphs of 90 to 130 words in total. Give one reason to go, and one detail that you only know from being there.',
        ),
        whatToExpect: z
          .array(line(120))
          .min(4)
          .max(5)
          .describe('Lines of 6 to 12 words, each starting with a verb or a time of day.'),
        dayPlan: z
          .array(line(160))
          .min(2)
          .max(8)
          .describe(
            'A day-by-day plan for a place that no package visits, one line per day. It has one day more than the nights in the price.',
          )
          .optional(),
        gallery: z
          .array(galleryPicture)
          .min(1)
          .max(3)
          .describe('Pictures for the page. Put the one on the card first.'),
        at: coordinates
          .describe('Coordinates for maps, like `45.44, 12.32`: degrees north, then degrees east.')
          .optional(),
        flyingTime: line(80)
          .meta({ section: 'Facts' })
          .describe("Flying time from the agency's city of departure, like `about 4 hours`.")
          .optional(),
        currency: line(60)
          .meta({ section: 'Facts' })
          .describe('The name and code of the currency, like `Thai baht (THB)`.')
          .optional(),
        language: line(80)
          .meta({ section: 'Facts' })
          .describe('The languages spoken, and where English is understood.')
          .optional(),
        priceBasis: line(160).meta({ section: 'Price' }).describe('What the From price includes.').optional(),
        goodToKnow: line(240)
          .describe('The main drawback, stated honestly, and what to do about it.')
          .optional(),
        access: access.optional(),
        interests: z.array(z.enum(interests)).describe('The kinds of traveller it suits.').optional(),
        reviewed: isoMonth
          .describe('The month in which a person last checked this entry, like `2025-08`.')
          .optional(),
      })
      .meta({ spread: true })
      .describe('Fields that only the page of the place shows.'),
  })
  .superRefine((entry, context) => {
    if (!entry.description.includes(entry.country))
      context.addIssue({
        code: 'custom',
        path: ['description'],
        message: message(
          `does not name ${entry.country}.`,
          'Search reads the description, so name the country in it.',
        ),
      })
  })

export type DestinationCard = z.infer<typeof destinationCard>
export type Destination = z.infer<typeof destination>
