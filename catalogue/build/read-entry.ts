import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { parseBody, splitFrontMatter } from './markdown.ts'
import { ContentError, describeIssues } from './problems.ts'
import { agency } from '#catalogue/schemas/agency.ts'
import { country, type Country } from '#catalogue/schemas/country.ts'
import { destination, destinationCard, type Destination } from '#catalogue/schemas/destination.ts'
import {
  about,
  accessibility,
  faq,
  homePage,
  insurance,
  listPage,
  pageText,
  policy,
  regions,
  sitePictures,
  testimonials,
} from '#catalogue/schemas/page.ts'
import type { PictureFile } from '#catalogue/schemas/picture.ts'
import { postCard } from '#catalogue/schemas/post.ts'
import { service, serviceCard } from '#catalogue/schemas/service.ts'
import {
  tourPackage,
  tourPackageCard,
  type ItineraryDay,
  type TourPackage,
} from '#catalogue/schemas/tour-package.ts'
import { kinds, slugOf, sourceOf, type Kind, type ContentIndex } from './content-index.ts'
import { passportProblems, planProblems, regionProblems, tripProblems } from './trip-checks.ts'

const entrySchemas: Record<Kind, z.ZodType> = {
  destinations: destination,
  packages: tourPackage,
  services: service,
  posts: postCard,
  policies: policy,
  countries: country,
}
const pageSchemas: Record<string, z.ZodType> = {
  'about.yaml': about,
  'accessibility.yaml': accessibility,
  'agency.yaml': agency,
  'faq.yaml': faq,
  'insurance.yaml': insurance,
  'pictures.yaml': sitePictures,
  'regions.yaml': regions,
  'testimonials.yaml': testimonials,
  'pages/home.yaml': homePage,
  'pages/destinations.yaml': listPage,
  'pages/packages.yaml': listPage,
  'pages/services.yaml': listPage,
  'pages/blog.yaml': pageText,
  'pages/contact.yaml': pageText,
  'pages/faq.yaml': pageText,
  'pages/help-center.yaml': pageText,
  'pages/custom-package.yaml': pageText,
  'pages/travel-insurance.yaml': pageText,
}
/** The fields of an entry that lists need; the rest waits for its own page. */
const cardFields: Record<Kind, readonly string[]> = {
  destinations: Object.keys(destinationCard.shape),
  packages: Object.keys(tourPackageCard.shape),
  services: Object.keys(serviceCard.shape),
  posts: Object.keys(postCard.shape),
  policies: ['title'],
  countries: ['name'],
}

export type View = 'whole' | 'card' | 'search' | 'stops' | 'access'

/**
 * Reads one content file: fills in figures, checks it, joins pictures, follows every reference.
 *
 * @param file path below `content/`, such as `destinations/bali-indonesia.yaml`
 * @throws ContentError naming file, field and fix
 */
export function readEntry(file: string, source: string, index: ContentIndex): object {
  const kind = kindOf(file)
  const schema = kind ? entrySchemas[kind] : pageSchemas[file]
  if (!schema) throw new ContentError(file, ['has no schema: nothing on the site reads this file.'])

  const post = kind === 'posts' ? splitFrontMatter(source) : undefined
  if (kind === 'posts' && !post)
    throw new ContentError(file, [
      'has no front matter. Begin with a line of three hyphens, then the fields.',
    ])

  const problems: string[] = []
  const fill = (value: unknown) => fillIn(value, index.figures, problems)
  const result = schema.safeParse(fill(parseYaml(file, post?.frontMatter ?? source)))
  if (!result.success) problems.push(...describeIssues(result.error.issues))
  const content = post ? { content: parseBody(String(fill(post.body))) } : {}
  if (problems.length || !result.success) throw new ContentError(file, problems)

  const joined = join(result.data, index, problems) as object
  const whole = kind ? { slug: slugOf(file), ...joined, ...content } : joined
  checkReferences(whole, index, problems)
  if (problems.length) throw new ContentError(file, problems)
  if (kind === 'countries') problems.push(...passportProblems(whole as Country, index.figures))
  if (kind === 'destinations')
    problems.push(
      ...regionProblems(whole as Destination, index.regions),
      ...planProblems(whole as Destination),
    )
  // Offered are only regions that would show something.
  if (file === 'regions.yaml') return (whole as string[]).filter((region) => index.regionsInUse.has(region))
  const beforeYouGo = 'countries' in whole && countriesOf(whole as { countries: string[] }, index)
  if (beforeYouGo && kind === 'packages')
    problems.push(...tripProblems(whole as TourPackage, beforeYouGo, index.countryNames))
  if (problems.length) throw new ContentError(file, problems)
  return beforeYouGo ? { ...whole, beforeYouGo } : whole
}

/** Joined to the entry, so that its page needs no second request. */
const countriesOf = ({ countries }: { countries: string[] }, index: ContentIndex): Country[] =>
  countries.map((slug) => {
    const file = `countries/${slug}.yaml`
    return readEntry(file, sourceOf(file), index) as Country
  })

const kindOf = (file: string): Kind | undefined => kinds.find((kind) => file.startsWith(`${kind}/`))

/**
 * A part of what `readEntry` read: `card` keeps the fields of lists only, `search` the words of a package's days,
 * `stops` the destinations on its route, `access` the line of that name.
 */
export function viewOf(file: string, whole: object, view: View): object {
  const kind = kindOf(file)
  if (!kind || view === 'whole') return whole
  if (view === 'search') return { slug: slugOf(file), words: itineraryWords(whole) }
  if (view === 'stops') return { slug: slugOf(file), stops: destinationsOnRoute(whole) }
  if (view === 'access') return { slug: slugOf(file), access: accessOf(whole) }
  return Object.fromEntries(
    Object.entries(whole).filter(([key]) => key === 'slug' || cardFields[kind].includes(key)),
  )
}

/** Titles and descriptions a line each, in lower case: a keystroke has no time to do that for thousands of days. */
function itineraryWords({ itinerary = [] }: { itinerary?: ItineraryDay[] }): string {
  return itinerary
    .flatMap(({ title, description }) => [title, description])
    .join('\n')
    .toLowerCase()
}

const accessOf = ({ access, details }: { access?: string; details?: { access?: string } }) =>
  access ?? details?.access

function destinationsOnRoute({ route = [] }: { route?: { destinationSlug?: string }[] }): string[] {
  return [...new Set(route.flatMap(({ destinationSlug }) => destinationSlug ?? []))]
}

/** A space and # end a value without a word, so a text of several values would lose its end on the page. */
const cut = /^\s*(?:- )?(?:\w+: )?[^\s'"#|>[{][^'"]* #/

function parseYaml(file: string, source: string): unknown {
  const lines = source.split('\n').flatMap((line, at) => (cut.test(line) ? [at + 1] : []))
  if (lines.length)
    throw new ContentError(
      file,
      lines.map(
        (at) => `line ${at} has a space and #, which cut off the rest. Put the text into single quotes.`,
      ),
    )
  try {
    return parse(source)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new ContentError(file, [inPlainWords(error)])
  }
}

/** The commonest slips, of which the parser's own words say nothing to an editor. */
const slips: [from: string, cure: string][] = [
  [
    'Nested mappings',
    'has a colon and a space inside its text. Put the text into single quotes, or write a comma',
  ],
  ['Unexpected scalar at node end', 'has an apostrophe that ends its quotes too early. Write two of them'],
]

function inPlainWords({ message, linePos }: YAMLParseError): string {
  const cure = slips.find(([from]) => message.startsWith(from))?.[1]
  return cure && linePos ? `line ${linePos[0].line} ${cure}.` : message
}

/** A figure at the start of a text: `Twenty places`. */
const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** `{{refunds.0.percent}}` becomes the figure of `content/agency.yaml`, so that it stands once. */
function fillIn(value: unknown, agency: unknown, problems: string[]): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string, at: number) => {
      const figure = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], agency)
      if (typeof figure === 'string' || typeof figure === 'number')
        return at === 0 ? capital(String(figure)) : String(figure)
      problems.push(`{{${path}}} is not a figure of content/agency.yaml. Check the spelling.`)
      return ''
    })
  if (Array.isArray(value)) return value.map((item) => fillIn(item, agency, problems))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillIn(item, agency, problems)]),
    )
  return value
}

/** Adds files, widths and inks to every `{ name, alt }`. */
function join(value: unknown, index: ContentIndex, problems: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => join(item, index, problems))
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, join(item, index, problems)] as const)
  if (!('alt' in value && 'name' in value)) return Object.fromEntries(entries)
  const file = index.pictures[String(value.name)]
  if (!file) {
    problems.push(
      `the picture ${String(value.name)} does not exist. Put it into art/originals and run: npm run pictures`,
    )
    return value
  }
  const { hash, widths, inks, focus }: PictureFile = file
  return { ...Object.fromEntries(entries), hash, widths, inks, focus }
}

const folders: Record<string, Kind> = { destination: 'destinations', package: 'packages', post: 'posts' }

/** Every slug and every internal link of an entry must lead somewhere. */
function checkReferences(value: unknown, index: ContentIndex, problems: string[], field = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => checkReferences(item, index, problems, field))
  if (typeof value === 'string')
    return checkLinks(value, field, problems).forEach((href) =>
      checkReferences({ href }, index, problems, 'href'),
    )
  if (!value || typeof value !== 'object') return
  const { destinationSlug, kind, slug, href, countries } = value as Record<string, unknown>
  const missing = (target: Kind, name: unknown) => {
    if (typeof name === 'string' && !index.slugs[target].has(name))
      problems.push(
        `${name} is not the name of a file in content/${target}. Choose from: ${[...index.slugs[target]].join(', ')}.`,
      )
  }
  missing('destinations', destinationSlug)
  if (Array.isArray(countries)) countries.forEach((name) => missing('countries', name))
  if (typeof kind === 'string' && folders[kind]) missing(folders[kind], slug)
  const [, section, name] = typeof href === 'string' ? href.split('/') : []
  const target = { destinations: 'destinations', packages: 'packages', services: 'services', blog: 'posts' }[
    section ?? ''
  ]
  if (target && name) missing(target as Kind, name)
  for (const [key, item] of Object.entries(value)) checkReferences(item, index, problems, key)
}

/** Texts in which `[words](/address)` becomes a link. */
const linked = ['about', 'longDescription']

/** The addresses that a text links to. */
function checkLinks(text: string, field: string, problems: string[]): string[] {
  const links = [...text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = '']) => href)
  if (links.length && !linked.includes(field))
    problems.push(`${field} has a link. Links work in these fields only: ${linked.join(', ')}. Take it out.`)
  for (const href of links)
    if (!href.startsWith('/'))
      problems.push(`${field} links to ${href}. Write an address of this site, beginning with /.`)
  return links
}
