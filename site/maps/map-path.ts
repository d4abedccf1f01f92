export type MapKind = 'packages' | 'destinations'

/** Address of a map in one of its two shapes. */
export const mapPath = (kind: MapKind, { slug }: { slug: string }, shape: string): string =>
  `/maps/${kind}/${slug}-${shape}.svg`

/** In place of an entry where the catalogue has no points at all. */
export const noMap = { slug: '~' }
