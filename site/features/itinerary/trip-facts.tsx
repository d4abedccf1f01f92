import { durationText, groupSizeText } from '#catalogue/format.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { FactList } from '#site/ui/fact-list.tsx'
import { mealsOfTrip } from './meals.ts'
import { monthsInWords } from '#catalogue/months.ts'
import { paceName } from './pace.ts'

/** The facts of a trip that people compare first. Missing facts are left out. */
export function TripFacts({ tourPackage }: { tourPackage: TourPackage }) {
  const { days, groupSize, rating, pace, bestMonths, startsAt, endsAt, itinerary } = tourPackage
  return (
    <FactList
      facts={[
        { icon: 'clock', label: 'Duration', value: durationText(days) },
        { icon: 'users', label: 'Group size', value: groupSizeText(groupSize) },
        { icon: 'compass', label: 'Pace', value: pace && paceName[pace] },
        { icon: 'star', label: 'Rating', value: rating ? `${rating.toFixed(1)} out of 5` : undefined },
        { icon: 'pin', label: 'Starts at', value: startsAt },
        { icon: 'pin', label: 'Ends at', value: endsAt },
        { icon: 'calendar', label: 'Best months', value: bestMonths && monthsInWords(bestMonths) },
        { icon: 'bowl', label: 'Meals', value: itinerary && mealsOfTrip(itinerary) },
      ]}
    />
  )
}
