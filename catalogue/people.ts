/** The people who plan trips. For loaders: it reads the whole catalogue. */
import { findPlanner } from './find-planner.ts'
import { inWords } from './in-words.ts'
import type { Entry } from './schemas/entry.ts'
import type { Person as PersonFile } from './schemas/person.ts'

export type Person = Entry<PersonFile>

/** All people, by file name. Empty for an agency without people. */
export const people = Object.values(
  import.meta.glob<Person>('../content/people/*.yaml', { import: 'default', eager: true }),
)

/** What the page of a place or trip shows about its planner. */
export interface Planner extends Pick<Person, 'slug' | 'name' | 'hours'> {
  /** In words. */
  languages: string
}

export function plannerOf(
  kind: 'destinations' | 'packages',
  entry: { slug: string; countries?: string[] | undefined } | null,
): Planner | null {
  const found = entry && findPlanner(people, kind, entry)
  if (!found) return null
  const { slug, name, languages, hours } = found
  return { slug, name, languages: inWords(languages), hours }
}

/** The author of a post, if it is a member of staff. */
export const personNamed = (name: string): Person | undefined => people.find((one) => one.name === name)
