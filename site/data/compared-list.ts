import { tourPackages } from '#catalogue/tour-packages.ts'
import { findTourPackage } from '#catalogue/whole-entries.ts'
import { comparedTrip } from './compared-trip.ts'

/** The file `/data/compare.json`: what a comparison shows about each package, in list order. */
export const loader = () =>
  Response.json(
    tourPackages.flatMap(({ slug }) => {
      const tourPackage = findTourPackage(slug)
      return tourPackage ? [comparedTrip(tourPackage)] : []
    }),
  )
