import { money } from '#catalogue/agency.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import { monthsInWords } from '#catalogue/months.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { mealsOfTrip } from '#site/features/itinerary/meals.ts'
import { paceName } from '#site/features/itinerary/pace.ts'

/** What a comparison shows of a package, as text. Facts missing from its file are left out. */
export interface ComparedTrip {
  slug: string
  name: string
  days: string
  price: string
  group: string
  /** One entry per stop, such as `Hanoi, 2`. */
  nights?: string[]
  pace?: string
  longestDrive?: string
  walking?: string
  meals?: string
  included?: string[]
  bestMonths?: string
}

export function comparedTrip(tourPackage: TourPackage): ComparedTrip {
  const { slug, name, route, pace, longestDrive, walking, itinerary, whatsIncluded, bestMonths } = tourPackage
  const meals = itinerary && mealsOfTrip(itinerary)
  return {
    slug,
    name,
    days: durationText(tourPackage.days),
    price: money(tourPackage.price),
    group: groupSizeText(tourPackage.groupSize),
    ...(route && { nights: route.map((stop) => `${stop.place},\u00A0${stop.nights}`) }),
    ...(pace && { pace: paceName[pace] }),
    ...(longestDrive && { longestDrive }),
    ...(walking && { walking }),
    ...(meals && { meals }),
    ...(whatsIncluded && { included: whatsIncluded }),
    ...(bestMonths && { bestMonths: monthsInWords(bestMonths) }),
  }
}
