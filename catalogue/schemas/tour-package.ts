import { z } from 'zod'
import { galleryPicture, picture } from './picture.ts'
import { dollars, interests, isoMonth, line, months, priceUsd, rating, slug, travelStyles } from './text.ts'

/** What lists and cards show of a package. */
export const tourPackageCard = z.strictObject({
  /** Place in the list, 1 to 14 (spec §3). */
  id: z.int().positive(),
  name: line(60),
  /** `14 Days`. */
  duration: z.string().regex(/^\d+ Days$/, 'is not a duration. Write it like 14 Days.'),
  /** `12-16 People`. */
  groupSize: z.string().regex(/^\d+-\d+ People$/, 'is not a group size. Write it like 12-16 People.'),
  price: dollars,
  originalPrice: dollars,
  rating,
  image: picture,
  /** The promise: 8 to 12 words, shown on the card. */
  imageText: line(100),
  features: z.array(line(80)).min(4).max(6),
  popular: z.boolean(),
  interests: z.array(z.enum(interests)).optional(),
  bestMonths: months.optional(),
})

const stop = z.strictObject({
  place: line(40),
  nights: z.int().positive(),
  /** The destination page of this place, when there is one. */
  destinationSlug: slug.optional(),
})

export const itineraryDay = z.strictObject({
  day: z.int().positive(),
  title: line(80),
  /** 35 to 60 words: morning, afternoon, evening. */
  description: line(500),
  /** Where you sleep. Left out on the last day. */
  stay: line(80).optional(),
  /** Meals included, by initial: `B`, `B, L`, `B, D`. */
  meals: line(20).optional(),
})

/** One file of `content/packages`. */
export const tourPackage = tourPackageCard
  .extend({
    gallery: z.array(galleryPicture).min(1).optional(),
    whatsIncluded: z.array(line(140)).min(6).max(9).optional(),
    whatsNotIncluded: z.array(line(140)).min(5).max(7).optional(),
    itinerary: z.array(itineraryDay).min(1).optional(),
    /** Stops in order; nights plus one make the days. */
    route: z.array(stop).min(1).optional(),
    pace: z.enum(travelStyles).optional(),
    /** How much walking, in a sentence. */
    walking: line(200).optional(),
    startsAt: line(60).optional(),
    endsAt: line(60).optional(),
    /** Who it suits, in a sentence. */
    suits: line(240).optional(),
    /** Who would be happier elsewhere, in a sentence. */
    suitsNot: line(240).optional(),
    /** What the price covers. */
    priceBasis: line(200).optional(),
    /** What the struck price was. */
    struckPriceMeaning: line(160).optional(),
    reviewed: isoMonth.optional(),
  })
  .superRefine((entry, context) => {
    const issue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const days = Number.parseInt(entry.duration)
    const saving = 1 - priceUsd(entry.price) / priceUsd(entry.originalPrice)
    if (saving < 0.1 || saving > 0.19)
      issue(
        ['originalPrice'],
        `makes a saving of ${Math.round(saving * 100)} %. The price must be 10 to 19 % below the struck price.`,
      )
    entry.itinerary?.forEach(({ day }, index) => {
      if (day !== index + 1)
        issue(
          ['itinerary', index, 'day'],
          `is ${day}, expected ${index + 1}. Days count up from 1 without gaps. Write \`day: ${index + 1}\`.`,
        )
    })
    if (entry.itinerary && entry.itinerary.length !== days)
      issue(
        ['itinerary'],
        `has ${entry.itinerary.length} days, but the duration is ${entry.duration}. Make the two equal.`,
      )
    const nights = entry.route?.reduce((sum, { nights: n }) => sum + n, 0)
    if (nights !== undefined && nights + 1 !== days)
      issue(
        ['route'],
        `has ${nights} nights; ${entry.duration} need ${days - 1}. Change the nights or the duration.`,
      )
  })

export type TourPackageCard = z.infer<typeof tourPackageCard>
export type TourPackage = z.infer<typeof tourPackage>
export type ItineraryDay = z.infer<typeof itineraryDay>
