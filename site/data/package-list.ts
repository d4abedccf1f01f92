import { lastStartByMonth } from '#catalogue/departures.ts'
import { tourPackages, type ListedPackage, type TourPackageCard } from '#catalogue/tour-packages.ts'
import { findTourPackage } from '#catalogue/whole-entries.ts'

/** The file `/data/packages.json`: every package as a card, and the months in which it departs. */
export const loader = () => Response.json(tourPackages.map(withMonths))

function withMonths(card: TourPackageCard): ListedPackage {
  const departures = findTourPackage(card.slug)?.departures
  return departures ? { ...card, lastStarts: lastStartByMonth(departures) } : card
}
