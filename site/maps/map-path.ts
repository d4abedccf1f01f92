export type MapKind = 'packages' | 'destinations'

/** Address of a map in one of its two shapes. */
export const mapPath = (kind: MapKind, { slug }: { slug: string }, shape: string): string =>
  `/maps/${kind}/${slug}-${shape}.svg`

/** Used for an entry if nothing in the catalogue has coordinates. */
export const noMap = { slug: '~' }
