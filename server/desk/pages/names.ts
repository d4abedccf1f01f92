import { priceFormat } from '#catalogue/format.ts'
import { slugOf, type Sources } from '#catalogue/build/content-index.ts'
import { valueOf } from '#catalogue/build/page-value.ts'
import { ContentError, type Problem } from '#catalogue/build/problems.ts'
import type { PageProblem } from '#contract/desk.ts'
import { isFields, placeName } from '#contract/desk-changes.ts'
import { fieldName, type Fields, type Value } from '#contract/desk-pages.ts'
import { sitePages } from '#contract/site-pages.ts'

interface Group {
  words: string
  holds: (file: string) => boolean
  /** What a new one is called. Null if the site has a fixed number. */
  adds: string | null
  /** The folder and extension of its files. */
  folder?: string
  ending?: string
  /** The address of pages of this kind on the site. */
  address?: string
}

const within = (name: string) => (file: string) => file.startsWith(`${name}/`)

/** Everything that staff edit, in the order of the list of pages. */
export const groups: Group[] = [
  {
    words: 'Places',
    holds: within('destinations'),
    folder: 'destinations',
    ending: 'yaml',
    adds: 'place',
    address: `${sitePages.destinations}/`,
  },
  {
    words: 'Trips',
    holds: within('packages'),
    folder: 'packages',
    ending: 'yaml',
    adds: 'trip',
    address: `${sitePages.packages}/`,
  },
  {
    words: 'Services',
    holds: within('services'),
    folder: 'services',
    ending: 'yaml',
    adds: 'service',
    address: `${sitePages.services}/`,
  },
  {
    words: 'Stories',
    holds: within('posts'),
    folder: 'posts',
    ending: 'md',
    adds: 'story',
    address: `${sitePages.blog}/`,
  },
  { words: 'Countries', holds: within('countries'), folder: 'countries', ending: 'yaml', adds: 'country' },
  { words: 'People', holds: within('people'), folder: 'people', ending: 'yaml', adds: 'person' },
  { words: 'Policies', holds: within('policies'), adds: null, address: '/' },
  { words: 'Page heads', holds: within('pages'), adds: null },
  { words: 'Office', holds: () => true, adds: null },
]

const singles: Record<string, string> = {
  'about.yaml': 'About us',
  'accessibility.yaml': 'Accessibility statement',
  'agency.yaml': 'Facts of the agency',
  'faq.yaml': 'Questions and answers',
  'insurance.yaml': 'Travel insurance',
  'pictures.yaml': 'Pictures of screens',
  'regions.yaml': 'Regions',
  'testimonials.yaml': 'Testimonials',
}

export const groupOf = (file: string): Group =>
  groups.find(({ holds }) => holds(file)) ?? (groups.at(-1) as Group)

/** Its address on the site. Null if it is part of several pages. */
export function addressOf(file: string): string | null {
  const { address } = groupOf(file)
  return address === undefined ? null : address + slugOf(file)
}

export function nameOf(file: string, value: Value | null): string {
  const single = singles[file]
  if (single) return single
  const fields = fieldsOf(value)
  const own = fields['name'] ?? fields['title']
  return typeof own === 'string' && own !== '' ? own : fieldName(slugOf(file).replaceAll('-', ' '))
}

/** Such as `Trips: European Grand Tour`. */
export const pageName = (file: string, value: Value | null): string =>
  `${groupOf(file).words}: ${nameOf(file, value)}`

export function priceOf(value: Value | null): number | null {
  const { price } = fieldsOf(value)
  return typeof price === 'number' ? price : null
}

/** The line beside a page's name. */
export function noteOf(value: Value | null, agency: { locale: string; currency: string }): string {
  const { date } = fieldsOf(value)
  const price = priceOf(value)
  if (price !== null) return priceFormat(agency).money(price)
  return typeof date === 'string' ? date : ''
}

const fieldsOf = (value: Value | null): Fields => (isFields(value ?? undefined) ? (value as Fields) : {})

/** The problem and its fix, shown below its field. */
export function wordsAt({ words, cure }: Pick<Problem, 'words' | 'cure'>): string {
  return `${/^(line \d|the file)/.test(words) ? `In the file, ${words}` : `This ${words}`} ${cure}`
}

/** Null if the file does not exist or cannot be parsed. */
export function valueIn(sources: Sources, name: string): Value {
  const source = sources.get(name)
  try {
    return source === undefined ? null : valueOf(name, source)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return null
  }
}

/** Problems with the names of page and field that staff see. */
export const problemsOn = (sources: Sources, problems: readonly Problem[]): PageProblem[] =>
  problems.map((problem) => ({
    file: problem.file,
    page: pageName(problem.file, valueIn(sources, problem.file)),
    words: [placeName(problem.path), wordsAt(problem)].filter(Boolean).join(': '),
  }))
