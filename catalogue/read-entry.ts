import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { parseBody, splitFrontMatter } from './markdown.ts'
import { ContentError, describeIssues } from './problems.ts'
import { agency } from './schemas/agency.ts'
import { destination, destinationCard } from './schemas/destination.ts'
import { about, accessibility, faq, insurance, policy, sitePictures, testimonials } from './schemas/page.ts'
import type { PictureFile } from './schemas/picture.ts'
import { postCard } from './schemas/post.ts'
import { service, serviceCard } from './schemas/service.ts'
import { tourPackage, tourPackageCard, type ItineraryDay } from './schemas/tour-package.ts'
import { slugOf, type Kind, type World } from './world.ts'

const entrySchemas: Record<Kind, z.ZodType> = {
  destinations: destination,
  packages: tourPackage,
  services: service,
  posts: postCard,
  policies: policy,
}
const pageSchemas: Record<string, z.ZodType> = {
  'about.yaml': about,
  'accessibility.yaml': accessibility,
  'agency.yaml': agency,
  'faq.yaml': faq,
  'insurance.yaml': insurance,
  'pictures.yaml': sitePictures,
  'testimonials.yaml': testimonials,
}
/** The fields of an entry that lists need; the rest waits for its own page. */
const cardFields: Record<Kind, readonly string[]> = {
  destinations: Object.keys(destinationCard.shape),
  packages: Object.keys(tourPackageCard.shape),
  services: Object.keys(serviceCard.shape),
  posts: Object.keys(postCard.shape),
  policies: ['title'],
}

export type View = 'whole' | 'card' | 'search' | 'stops'

/**
 * Reads one content file: fills in figures, checks it, joins pictures, follows every reference.
 *
 * @param file path below `content/`, such as `destinations/bali-indonesia.yaml`
 * @throws ContentError naming file, field and fix
 */
export function readEntry(file: string, source: string, world: World): object {
  const kind = kindOf(file)
  const schema = kind ? entrySchemas[kind] : pageSchemas[file]
  if (!schema) throw new ContentError(file, ['has no schema: nothing on the site reads this file.'])

  const post = kind === 'posts' ? splitFrontMatter(source) : undefined
  if (kind === 'posts' && !post)
    throw new ContentError(file, [
      'has no front matter. Begin with a line of three hyphens, then the fields.',
    ])

  const problems: string[] = []
  const figures = (value: unknown) => fillIn(value, world.figures, problems)
  const result = schema.safeParse(figures(parseYaml(file, post?.frontMatter ?? source)))
  if (!result.success) problems.push(...describeIssues(result.error.issues))
  const content = post ? { content: parseBody(String(figures(post.body))) } : {}
  if (problems.length || !result.success) throw new ContentError(file, problems)

  const joined = join(result.data, world, problems) as object
  const whole = kind ? { slug: slugOf(file), ...joined, ...content } : joined
  checkReferences(whole, world, problems)
  if (problems.length) throw new ContentError(file, problems)
  return whole
}

const kindOf = (file: string): Kind | undefined =>
  file.includes('/') ? (file.split('/')[0] as Kind) : undefined

/**
 * A part of what `readEntry` read: `card` keeps the fields of lists only, `search` the words of a package's days,
 * `stops` the destinations on its route.
 */
export function viewOf(file: string, whole: object, view: View): object {
  const kind = kindOf(file)
  if (!kind || view === 'whole') return whole
  if (view === 'search') return { slug: slugOf(file), words: itineraryWords(whole) }
  if (view === 'stops') return { slug: slugOf(file), stops: destinationsOnRoute(whole) }
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

function destinationsOnRoute({ route = [] }: { route?: { destinationSlug?: string }[] }): string[] {
  return [...new Set(route.flatMap(({ destinationSlug }) => destinationSlug ?? []))]
}

function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new ContentError(file, [error.message])
  }
}

/** `{{refunds.0.percent}}` becomes the figure of `content/agency.yaml`, so that it stands once. */
function fillIn(value: unknown, figures: unknown, problems: string[]): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => {
      const figure = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], figures)
      if (typeof figure === 'string' || typeof figure === 'number') return String(figure)
      problems.push(`{{${path}}} is not a figure of content/agency.yaml. Check the spelling.`)
      return ''
    })
  if (Array.isArray(value)) return value.map((item) => fillIn(item, figures, problems))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillIn(item, figures, problems)]),
    )
  return value
}

/** Adds files, widths and inks to every `{ name, alt }`. */
function join(value: unknown, world: World, problems: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => join(item, world, problems))
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, join(item, world, problems)] as const)
  if (!('alt' in value && 'name' in value)) return Object.fromEntries(entries)
  const file = world.pictures[String(value.name)]
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
function checkReferences(value: unknown, world: World, problems: string[]): void {
  if (Array.isArray(value)) return value.forEach((item) => checkReferences(item, world, problems))
  if (!value || typeof value !== 'object') return
  const { destinationSlug, kind, slug, href } = value as Record<string, unknown>
  const missing = (target: Kind, name: unknown) => {
    if (typeof name === 'string' && !world.slugs[target].has(name))
      problems.push(
        `${name} is not the name of a file in content/${target}. Choose from: ${[...world.slugs[target]].join(', ')}.`,
      )
  }
  missing('destinations', destinationSlug)
  if (typeof kind === 'string' && folders[kind]) missing(folders[kind], slug)
  const [, section, name] = typeof href === 'string' ? href.split('/') : []
  const target = { destinations: 'destinations', packages: 'packages', services: 'services', blog: 'posts' }[
    section ?? ''
  ]
  if (target && name) missing(target as Kind, name)
  for (const item of Object.values(value)) checkReferences(item, world, problems)
}
