import { tourPackages } from '#catalogue/tour-packages.ts'
import { findTourPackage } from '#catalogue/whole-entries.ts'
import { comparedTrip } from './compared-trip.ts'

/** The file `/data/compare.json`: what a comparison shows of every package, in their order. */
export const loader = () =>
  Response.json(
    tourPackages.flatMap(({ slug }) => {
      const tourPackage = findTourPackage(slug)
      return tourPackage ? [comparedTrip(tourPackage)] : []
    }),
  )
