import type { Person } from './schemas/person.ts'

type Plans = Pick<Person, 'countries' | 'destinations' | 'packages'>

/** The person whose file names the entry, otherwise the one who plans all of its countries. Undefined means the agency as a whole. */
export function findPlanner<One extends Plans>(
  people: One[],
  kind: 'destinations' | 'packages',
  { slug, countries = [] }: { slug: string; countries?: string[] | undefined },
): One | undefined {
  const plansAll = (person: One) => countries.every((country) => person.countries?.includes(country))
  return (
    people.find((person) => person[kind]?.includes(slug)) ??
    (countries.length > 0 ? people.find(plansAll) : undefined)
  )
}
