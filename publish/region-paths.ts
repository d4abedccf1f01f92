/** Addresses of the regions that have a page. */
import { destinations, index, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { groupRegions } from '#catalogue/group-regions.ts'
import { paths } from '#site/paths.ts'

export const regionPaths = (): string[] =>
  groupRegions({
    regions: index.regions,
    places: destinations,
    trips: tourPackages.map(({ slug, route = [] }) => ({
      slug,
      stops: route.flatMap(({ destinationSlug }) => destinationSlug ?? []),
    })),
  }).map(paths.region)
