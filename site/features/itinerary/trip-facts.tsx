import type { TourPackage } from '#catalogue/tour-packages.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { mealsOfTrip } from './meals.ts'
import { monthsInWords } from './months.ts'
import { paceName } from './pace.ts'

/** What a trip is in eight words: the facts people compare first. Facts an entry lacks are left out. */
export function TripFacts({ tourPackage }: { tourPackage: TourPackage }) {
  const { duration, groupSize, rating, pace, bestMonths, startsAt, endsAt, itinerary } = tourPackage
  const facts: { icon: IconName; label: string; value?: string | undefined }[] = [
    { icon: 'clock', label: 'Duration', value: duration },
    { icon: 'users', label: 'Group size', value: groupSize },
    { icon: 'compass', label: 'Pace', value: pace && paceName[pace] },
    { icon: 'star', label: 'Rating', value: `${rating.toFixed(1)} out of 5` },
    { icon: 'pin', label: 'Starts at', value: startsAt },
    { icon: 'pin', label: 'Ends at', value: endsAt },
    { icon: 'calendar', label: 'Best months', value: bestMonths && monthsInWords(bestMonths) },
    { icon: 'bowl', label: 'Meals', value: itinerary && mealsOfTrip(itinerary) },
  ]
  return (
    <div className="border-b border-mist-2">
      <dl className="container-page grid grid-cols-2 gap-6 py-8 lg:grid-cols-4">
        {facts.map(
          ({ icon, label, value }) =>
            value && (
              <div key={label} className="relative sm:pl-9">
                <dt className="text-sm text-muted">
                  <Icon name={icon} className="absolute top-0.5 left-0 size-6 text-peacock max-sm:hidden" />
                  {label}
                </dt>
                <dd className="text-md font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
