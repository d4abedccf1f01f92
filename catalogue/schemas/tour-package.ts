import { z } from 'zod'
import { message } from './message.ts'
import { galleryPicture, photograph, picture } from './picture.ts'
import {
  departureStatuses,
  interests,
  travelModes,
  travelStyles,
  type TravelStyle,
} from '#catalogue/vocabulary.ts'
import { access, coordinates, dayGone, isoDate, isoMonth, line, months, price, rating, slug } from './text.ts'

const notPeople = message('is not a number of people.', 'Write digits only, like 12.')

/** What lists and cards show of a package. */
export const tourPackageCard = z.strictObject({
  id: z
    .int()
    .positive()
    .meta({ atEnd: true })
    .describe('Position in the list. A new package takes the next free number.'),
  name: line(60).meta({ showsIn: 'lists and search' }).describe('The name of the package.'),
  days: z
    .int(message('is not a number of days.', 'Write digits only, like 14.'))
    .positive()
    .describe(
      'The number of days. `14` is shown as `14 Days`. The itinerary must have the same number of days, and the route one night fewer.',
    ),
  groupSize: z
    .strictObject({
      from: z.int(notPeople).positive(notPeople).describe('The smallest group.'),
      to: z.int(notPeople).positive(notPeople).describe('The largest group.'),
    })
    .refine(
      ({ from, to }) => from <= to,
      message('begins above its end.', 'Write the smaller number as from.'),
    )
    .describe('The group size. From 12 to 16 is shown as `12-16 People`.'),
  price: price
    .meta({ showsIn: 'lists and search' })
    .describe('The price per person, in digits. `3299` is shown as `$3,299`.'),
  originalPrice: price
    .meta({ showsIn: 'lists and search' })
    .describe('The struck-through price, in digits. The price must be 10 to 19 % below it.')
    .optional(),
  rating: rating.optional(),
  image: picture
    .meta({ showsIn: 'lists and search' })
    .describe('The picture on the card and at the top of the page.'),
  imageText: line(100).describe('The line on the card, in 8 to 12 words.'),
  features: z.array(line(80)).min(4).max(6).describe('What makes this trip special.'),
  popular: z.boolean().describe('Whether it is shown on the home page.'),
  interests: z.array(z.enum(interests)).describe('The kinds of traveller it suits.').optional(),
  bestMonths: months.describe('The best months to go.').optional(),
})

const stop = z.strictObject({
  place: line(40).describe('Where travellers spend the night.'),
  nights: z.int().positive().describe('The number of nights.'),
  destinationSlug: slug
    .describe(
      'The end of the address of the page about the place, like `tokyo-japan`. Leave it out if there is no such page.',
    )
    .optional(),
  by: z
    .enum(travelModes)
    .describe(
      'How travellers get here from the previous stop. If there are several ways, choose the one for the longest part.',
    )
    .optional(),
  at: coordinates
    .describe(
      'Coordinates for the map, like `45.44, 12.32`: degrees north, then degrees east. Leave them out if the page about the place has them.',
    )
    .optional(),
})

export const itineraryDay = z.strictObject({
  day: z
    .int()
    .positive()
    .meta({ counted: true })
    .describe('The number of the day. Days are numbered from 1 without gaps.'),
  title: line(80).describe('A place or an activity.'),
  description: line(500).describe(
    'Morning, afternoon and evening in 35 to 60 words. The first and last day may be shorter.',
  ),
  stay: line(80).describe('Where travellers spend the night. Leave it out on the last day.').optional(),
  image: photograph.describe('A picture of the day. Two or three days of a long trip have one.').optional(),
  meals: line(20).describe('The meals included, by initial: `B`, `B, L`, `B, D`.').optional(),
})

const departure = z.strictObject({
  start: isoDate.describe('The first day, like `2027-03-06`. The last day is calculated from `days`.'),
  status: z
    .enum(departureStatuses)
    .describe(
      '`open`; `guaranteed` if it departs even with few bookings; `full` if there are no places left.',
    ),
  price: price.describe('The price per person on this date, if it differs.').optional(),
})

const departures = z.strictObject({
  asOf: dayGone.describe('The date on which the departures were last checked. The page shows it.'),
  isSample: z
    .boolean()
    .describe('`true` if the dates are made up. The page says so. Leave it out for real dates.')
    .optional(),
  dates: z
    .array(departure)
    .min(1)
    .refine(
      (dates) => dates.every(({ start }, at) => at === 0 || start > (dates[at - 1]?.start ?? '')),
      message('are not in order, or name a day twice.', 'Write them from the first to the last.'),
    )
    .describe('The dates in order. Past dates are not shown.'),
})

/** One file of `content/packages`. */
export const tourPackage = tourPackageCard
  .extend({
    countries: z
      .array(slug)
      .min(1)
      .describe(
        'The countries it visits, in the order of the trip. Write each as in its address, like `united-states`.',
      )
      .optional(),
    gallery: z
      .array(galleryPicture)
      .min(1)
      .describe('Pictures for the page. Put the one on the card first.')
      .optional(),
    whatsIncluded: z
      .array(line(140))
      .min(6)
      .max(9)
      .describe('What the price includes, one item per line.')
      .optional(),
    whatsNotIncluded: z
      .array(line(140))
      .min(5)
      .max(7)
      .describe('What the price does not include, one item per line.')
      .optional(),
    itinerary: z.array(itineraryDay).min(1).describe('The trip, day by day.').optional(),
    ifClosed: line(300)
      .describe(
        'What happens if a visit falls on a day when the sight is closed. Name the sight and the weekday.',
      )
      .optional(),
    route: z
      .array(stop)
      .min(1)
      .meta({ section: 'Facts' })
      .describe(
        'The stops in order. Their nights must add up to one less than the days. The page shows a map once the coordinates of every stop are known.',
      )
      .optional(),
    departures: departures
      .meta({ section: 'Price' })
      .describe('The departures, if the trip has fixed dates.')
      .optional(),
    pace: z
      .enum(Object.keys(travelStyles) as TravelStyle[])
      .describe('How busy the days are.')
      .optional(),
    walking: line(240)
      .meta({ section: 'Facts' })
      .describe(
        'How much walking there is: the longest walk in kilometres, the steps, and who can skip them.',
      )
      .optional(),
    longestDrive: line(60)
      .meta({ section: 'Facts' })
      .describe('The longest journey by road or train, and its day, like `About 6 hours by road, on day 5`.')
      .optional(),
    access: access.optional(),
    runsFrom: z
      .int()
      .positive()
      .describe(
        'The smallest number of travellers for which the trip departs. It must not be above the largest group.',
      )
      .optional(),
    children: line(120)
      .meta({ section: 'Facts' })
      .describe('The minimum age for children, and why.')
      .optional(),
    highest: line(80)
      .meta({ section: 'Facts' })
      .describe('The highest point, if altitude matters.')
      .optional(),
    startsAt: line(60).meta({ section: 'Facts' }).describe('Where the trip begins.').optional(),
    endsAt: line(60).meta({ section: 'Facts' }).describe('Where it ends.').optional(),
    suits: line(240).describe('Who it suits, in one sentence.').optional(),
    suitsNot: line(240).describe('Who should choose another trip, in one sentence.').optional(),
    priceBasis: line(200)
      .meta({ section: 'Price' })
      .describe('What the price covers, in one sentence.')
      .optional(),
    struckPriceMeaning: line(160)
      .meta({ section: 'Price' })
      .describe('What the struck-through price was.')
      .optional(),
    reviewed: isoMonth.describe('When a person last checked this entry, like `2025-08`.').optional(),
  })
  .superRefine((entry, context) => {
    const issue = (path: PropertyKey[], words: string, cure: string) =>
      context.addIssue({ code: 'custom', path, message: message(words, cure) })
    const { days, price: paid, originalPrice: struck } = entry
    const saving = struck && 1 - paid / struck
    if (struck !== undefined && saving !== undefined && (saving < 0.1 || saving > 0.19))
      issue(
        ['originalPrice'],
        struck <= paid
          ? `is not above the price, ${paid}.`
          : `makes a saving of ${Math.round(saving * 100)} %.`,
        `Write ${Math.ceil(paid / 0.9)} to ${Math.floor(paid / 0.81)}, so that the price is 10 to 19 % below it, or leave it out.`,
      )
    entry.itinerary?.forEach(({ day }, index) => {
      if (day !== index + 1)
        issue(
          ['itinerary', index, 'day'],
          `is ${day}, expected ${index + 1}. Days count up from 1 without gaps.`,
          `Number it ${index + 1}.`,
        )
    })
    if (entry.itinerary && entry.itinerary.length !== days)
      issue(
        ['itinerary'],
        `has ${entry.itinerary.length} days, but the package has ${days}.`,
        'Make the two equal.',
      )
    const nights = entry.route?.reduce((sum, { nights: n }) => sum + n, 0)
    if (nights !== undefined && nights + 1 !== days)
      issue(
        ['route'],
        `has ${nights} nights; ${days} days need ${days - 1}.`,
        'Change the nights or the days.',
      )
  })

export type TourPackageCard = z.infer<typeof tourPackageCard>
export type TourPackage = z.infer<typeof tourPackage>
export type ItineraryDay = z.infer<typeof itineraryDay>
