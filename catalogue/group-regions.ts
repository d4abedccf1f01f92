/** A region with enough entries for a page of its own. */
export interface RegionGroup {
  slug: string
  name: string
  /** Slugs of its places and of the trips that stop at one of them. */
  places: string[]
  trips: string[]
}

interface Grouped {
  regions: string[]
  places: { slug: string; region: string }[]
  trips: { slug: string; stops: string[] }[]
}

/** The number of entries from which a region gets a page. */
const fewest = 3

/** The regions with three entries or more, in the order of `content/regions.yaml`. */
export const groupRegions = ({ regions, places, trips }: Grouped): RegionGroup[] =>
  regions
    .map((name) => {
      const inside = places.filter(({ region }) => region === name).map(({ slug }) => slug)
      const through = trips.filter(({ stops }) => stops.some((stop) => inside.includes(stop)))
      return { slug: slugOf(name), name, places: inside, trips: through.map(({ slug }) => slug) }
    })
    .filter(({ places, trips }) => places.length > 0 && places.length + trips.length >= fewest)

/** `Gulf, Egypt and Türkiye` is `gulf-egypt-and-turkiye`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
