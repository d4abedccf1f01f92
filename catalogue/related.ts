import { posts, type PostCard } from './posts.ts'

export type Reference = NonNullable<PostCard['related']>[number]

const entries = import.meta.glob<{ slug: string; stops: string[] }>('../content/packages/*.yaml', {
  query: '?stops',
  import: 'default',
  eager: true,
})
/** The destinations on the route of every package. */
export const routes = Object.values(entries)

/** One row of cards. */
const most = 3

/** Up to three pages to read after a destination: packages that stop there, and a post about it. */
export function relatedToDestination(slug: string): Reference[] {
  const trips = routes
    .filter(({ stops }) => stops.includes(slug))
    .map((tour): Reference => ({ kind: 'package', slug: tour.slug }))
  return beside(trips, postsNaming([{ kind: 'destination', slug }]))
}

/** Up to three pages to read after a package: destinations on its route, and a post about it or one of them. */
export function relatedToTourPackage(slug: string): Reference[] {
  const stops = routes.find((tour) => tour.slug === slug)?.stops ?? []
  const places = stops.map((stop): Reference => ({ kind: 'destination', slug: stop }))
  return beside(places, postsNaming([{ kind: 'package', slug }, ...places]))
}

const postsNaming = (wanted: Reference[]): Reference[] =>
  posts
    .filter(({ related = [] }) =>
      wanted.some(({ kind, slug }) => related.some((it) => it.kind === kind && it.slug === slug)),
    )
    .map(({ slug }) => ({ kind: 'post', slug }))

/** A post gets one of the places. */
const beside = (pages: Reference[], stories: Reference[]): Reference[] =>
  [...pages.slice(0, stories.length ? most - 1 : most), ...stories].slice(0, most)
