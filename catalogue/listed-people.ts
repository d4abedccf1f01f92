/** The people of the contact page, with the names of what they plan. For loaders: it reads the whole catalogue. */
import { destinations } from './destinations.ts'
import { inWords } from './in-words.ts'
import { people } from './people.ts'
import { tourPackages } from './tour-packages.ts'

const countries = import.meta.glob<{ slug: string; name: string }>('../content/countries/*.yaml', {
  query: '?card',
  import: 'default',
  eager: true,
})

const named = (slugs: string[] = [], entries: { slug: string; name: string }[]): string[] =>
  slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug)?.name ?? [])

export const listedPeople = people.map(({ slug, name, portrait, languages, hours, ...plans }) => ({
  slug,
  name,
  portrait,
  languages: inWords(languages),
  hours,
  plans: inWords([
    ...named(plans.countries, Object.values(countries)),
    ...named(plans.destinations, destinations),
    ...named(plans.packages, tourPackages),
  ]),
}))
