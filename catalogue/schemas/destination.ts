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
    .describe('Place in the list. A new destination takes the next free number.'),
  name: line(40).meta({ showsIn: 'lists and search' }).describe('The place, as it is called on its card.'),
  country: line(40).meta({ section: 'Facts' }).describe('The country; the description has to name it.'),
  region: line(40)
    .meta({ section: 'Facts' })
    .describe('Part of the world, for grouping: one of the regions.'),
  description: line(160).describe(
    'One sentence for card and search. It names the country, because search reads it.',
  ),
  price: price
    .meta({ showsIn: 'lists and search' })
    .describe(
      'The lowest price per person, in digits. `1299` is shown as `From $1,299`. No package that stops here may cost less.',
    ),
  rating: rating.optional(),
  image: picture.meta({ showsIn: 'lists and search' }).describe('The picture of card and page head.'),
  popular: z.boolean().describe('Whether it is shown on the home page.'),
  bestMonths: months
    .describe('The good months, in the order they are read. The page writes them out.')
    .optional(),
})

/** One file of `content/destinations`: a place, its page and its card. */
export const destination = destinationCard
  .extend({
    countries: z
      .array(slug)
      .min(1)
      .describe(
        'The countries it touches, in the order of the trip, each as in its address, like `united-states`.',
      )
      .optional(),
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
        dayPlan: z
          .array(line(160))
          .min(2)
          .max(8)
          .describe('A plan for the nights, a line a day, where no package visits the place.')
          .optional(),
        gallery: z
          .array(galleryPicture)
          .min(1)
          .max(3)
          .describe('Pictures of the page, the one of the card first.'),
        at: coordinates
          .describe('Where it is, for maps, like `45.44, 12.32`: degrees north, then degrees east.')
          .optional(),
        flyingTime: line(80)
          .meta({ section: 'Facts' })
          .describe("Flying time from the agency's city of departure, like `about 4 hours`.")
          .optional(),
        currency: line(60)
          .meta({ section: 'Facts' })
          .describe('Name and code, like `Thai baht (THB)`.')
          .optional(),
        language: line(80)
          .meta({ section: 'Facts' })
          .describe('What is spoken, and where English helps.')
          .optional(),
        priceBasis: line(160).meta({ section: 'Price' }).describe('What the From price covers.').optional(),
        goodToKnow: line(240).describe('The honest drawback, and what to do about it.').optional(),
        access: access.optional(),
        interests: z.array(z.enum(interests)).describe('What kind of traveller it suits.').optional(),
        reviewed: isoMonth.describe('When a person last checked this entry, like `2025-08`.').optional(),
      })
      .meta({ spread: true })
      .describe('Everything that only the page of the place shows.'),
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
