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
    .describe('Place in the list. A new package takes the next free number.'),
  name: line(60).meta({ showsIn: 'lists and search' }).describe('What the package is called.'),
  days: z
    .int(message('is not a number of days.', 'Write digits only, like 14.'))
    .positive()
    .describe(
      'How many days. `14` is shown as `14 Days`. The itinerary has as many days, the route one night fewer.',
    ),
  groupSize: z
    .strictObject({
      from: z.int(notPeople).positive(notPeople).describe('The smallest group that travels.'),
      to: z.int(notPeople).positive(notPeople).describe('The largest group.'),
    })
    .refine(
      ({ from, to }) => from <= to,
      message('begins above its end.', 'Write the smaller number as from.'),
    )
    .describe('How many travel: from 12 to 16 is shown as `12-16 People`.'),
  price: price
    .meta({ showsIn: 'lists and search' })
    .describe('What one person pays, in digits. `3299` is shown as `$3,299`.'),
  originalPrice: price
    .meta({ showsIn: 'lists and search' })
    .describe('The struck price, in digits. The price must be 10 to 19 % below it.')
    .optional(),
  rating: rating.optional(),
  image: picture.meta({ showsIn: 'lists and search' }).describe('The picture of card and page head.'),
  imageText: line(100).describe('The promise on the card, in 8 to 12 words.'),
  features: z.array(line(80)).min(4).max(6).describe('What makes this trip what it is.'),
  popular: z.boolean().describe('Whether it is shown on the home page.'),
  interests: z.array(z.enum(interests)).describe('What kind of traveller it suits.').optional(),
  bestMonths: months.describe('The good months.').optional(),
})

const stop = z.strictObject({
  place: line(40).describe('Where one sleeps.'),
  nights: z.int().positive().describe('How many nights.'),
  destinationSlug: slug
    .describe("The end of the address of the place's own page, when it has one, like `tokyo-japan`.")
    .optional(),
  by: z
    .enum(travelModes)
    .describe('How one comes here from the stop before; the longest part of the way decides.')
    .optional(),
  at: coordinates
    .describe(
      'Where it is, for the map, like `45.44, 12.32`: degrees north, then east. A place with a page of its own knows it.',
    )
    .optional(),
})

export const itineraryDay = z.strictObject({
  day: z.int().positive().meta({ counted: true }).describe('Days count up from 1 without gaps.'),
  title: line(80).describe('A place, or what one does there.'),
  description: line(500).describe(
    'Morning, afternoon and evening in 35 to 60 words; first and last day may be shorter.',
  ),
  stay: line(80).describe('Where one sleeps. Left out on the last day.').optional(),
  image: photograph
    .describe('A picture of what the day shows, for two or three days of a long trip.')
    .optional(),
  meals: line(20).describe('Meals included, by initial: `B`, `B, L`, `B, D`.').optional(),
})

const departure = z.strictObject({
  start: isoDate.describe('The first day, like `2027-03-06`. The last day follows from `days`.'),
  status: z
    .enum(departureStatuses)
    .describe('`open`; `guaranteed` if it runs even with few bookings; `full` if no one can join any more.'),
  price: price.describe('What one person pays on this date, when it differs.').optional(),
})

const departures = z.strictObject({
  asOf: dayGone.describe('The day on which the dates were last checked. The page shows it.'),
  isSample: z
    .boolean()
    .describe('`true` while the dates are made up; the page says so. Leave it out for real ones.')
    .optional(),
  dates: z
    .array(departure)
    .min(1)
    .refine(
      (dates) => dates.every(({ start }, at) => at === 0 || start > (dates[at - 1]?.start ?? '')),
      message('are not in order, or name a day twice.', 'Write them from the first to the last.'),
    )
    .describe('The dates in order. Those that have passed are no longer shown.'),
})

/** One file of `content/packages`. */
export const tourPackage = tourPackageCard
  .extend({
    countries: z
      .array(slug)
      .min(1)
      .describe(
        'The countries it touches, in the order of the trip, each as in its address, like `united-states`.',
      )
      .optional(),
    gallery: z
      .array(galleryPicture)
      .min(1)
      .describe('Pictures of the page, the one of the card first.')
      .optional(),
    whatsIncluded: z
      .array(line(140))
      .min(6)
      .max(9)
      .describe('What the price covers, line by line.')
      .optional(),
    whatsNotIncluded: z.array(line(140)).min(5).max(7).describe('What it does not cover.').optional(),
    itinerary: z.array(itineraryDay).min(1).describe('The trip day by day.').optional(),
    ifClosed: line(300)
      .describe(
        'What happens if a day falls on the weekday on which one of its sights is shut: name sight and weekday.',
      )
      .optional(),
    route: z
      .array(stop)
      .min(1)
      .meta({ section: 'Facts' })
      .describe(
        'Stops in order. Their nights, plus one, make the days. The page draws a map once every stop has its point.',
      )
      .optional(),
    departures: departures
      .meta({ section: 'Price' })
      .describe('When it leaves, if it has fixed dates.')
      .optional(),
    pace: z
      .enum(Object.keys(travelStyles) as TravelStyle[])
      .describe('How full the days are.')
      .optional(),
    walking: line(240)
      .meta({ section: 'Facts' })
      .describe('How much walking: the longest walk in kilometres, steps, and who can skip them.')
      .optional(),
    longestDrive: line(60)
      .meta({ section: 'Facts' })
      .describe(
        'The longest time at a stretch by road or train, how and on which day, like `About 6 hours by road, on day 5`.',
      )
      .optional(),
    access: access.optional(),
    runsFrom: z
      .int()
      .positive()
      .describe('The smallest number of travellers for which the trip runs. Never above its group size.')
      .optional(),
    children: line(120).meta({ section: 'Facts' }).describe('From what age, and why.').optional(),
    highest: line(80)
      .meta({ section: 'Facts' })
      .describe('The highest point, where height matters.')
      .optional(),
    startsAt: line(60).meta({ section: 'Facts' }).describe('Where the trip begins.').optional(),
    endsAt: line(60).meta({ section: 'Facts' }).describe('Where it ends.').optional(),
    suits: line(240).describe('Who it suits, in a sentence.').optional(),
    suitsNot: line(240).describe('Who would be happier elsewhere, in a sentence.').optional(),
    priceBasis: line(200)
      .meta({ section: 'Price' })
      .describe('What the price covers, in a sentence.')
      .optional(),
    struckPriceMeaning: line(160)
      .meta({ section: 'Price' })
      .describe('What the struck price was.')
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
