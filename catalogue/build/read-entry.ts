import { replyBlanks } from '#catalogue/schemas/reply.ts'
import { parseBody, splitFrontMatter } from './markdown.ts'
import { ContentError, faultsIn, type Fault } from './problems.ts'
import { postCard } from '#catalogue/schemas/post.ts'
import { schemaOf } from '#catalogue/schemas/schema-of.ts'
import { serviceCard } from '#catalogue/schemas/service.ts'
import { destinationCard, type Destination } from '#catalogue/schemas/destination.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import type { PictureFile } from '#catalogue/schemas/picture.ts'
import { tourPackageCard, type ItineraryDay, type TourPackage } from '#catalogue/schemas/tour-package.ts'
import { isOwnAddress } from '#catalogue/schemas/text.ts'
import { kinds, slugOf, type Kind, type ContentIndex } from './content-index.ts'
import { parseYaml } from './parse-yaml.ts'
import { mayBeLeftOut, shapeOf } from './page-value.ts'
import { passportFaults, planFaults, regionFaults, tripFaults } from './trip-checks.ts'

/** The fields of an entry that lists need; the rest is loaded with its own page. */
const cardFields: Record<Kind, readonly string[]> = {
  destinations: Object.keys(destinationCard.shape),
  packages: Object.keys(tourPackageCard.shape),
  services: Object.keys(serviceCard.shape),
  posts: Object.keys(postCard.shape),
  policies: ['title'],
  countries: ['name'],
  replies: ['title'],
  people: ['name'],
}

export type View = 'whole' | 'card' | 'search' | 'stops' | 'access'

/**
 * Reads one content file: fills in figures, checks it, adds data about pictures and checks every reference.
 *
 * @param file path below `content/`, such as `destinations/bali-indonesia.yaml`
 * @param source the text of the file, which may differ from the file on the disk
 * @throws ContentError with a problem for each field that is wrong. Fields are compared only if each is valid by itself.
 */
export function readEntry(file: string, source: string, index: ContentIndex): object {
  const kind = kindOf(file)
  const schema = schemaOf(file)
  if (!schema)
    throw new ContentError(file, [
      {
        path: [],
        words: 'is not used by the site.',
        cure: 'Check its name and folder, or delete it.',
      },
    ])

  const isMarkdown = kind === 'posts' || kind === 'replies'
  const post = isMarkdown ? splitFrontMatter(source) : undefined
  if (isMarkdown && !post)
    throw new ContentError(file, [
      {
        path: [],
        words: 'has no front matter.',
        cure: 'Begin with a line of three hyphens, then the fields.',
      },
    ])

  const faults: Fault[] = []
  const fill = (value: unknown, path: Fault['path'] = []) =>
    fillIn(
      value,
      kind === 'replies' ? { ...(index.figures as object), ...unfilled } : index.figures,
      faults,
      path,
    )
  const result = schema.safeParse(fill(parseYaml(file, post?.frontMatter ?? source)))
  if (!result.success)
    faults.push(...faultsIn(result.error.issues, (path) => mayBeLeftOut(shapeOf(file), path)))
  const body = post && String(fill(post.body, ['content'])).trim()
  if (body === '')
    faults.push({ path: ['content'], words: 'is empty.', cure: 'Write the text below the fields.' })
  const content = body === undefined ? {} : { content: kind === 'replies' ? body : parseBody(body) }
  if (faults.length || !result.success) throw new ContentError(file, faults)

  const joined = join(result.data, index, faults) as object
  const whole = kind ? { slug: slugOf(file), ...joined, ...content } : joined
  checkReferences(whole, index, faults)
  if (faults.length) throw new ContentError(file, faults)
  if (kind === 'countries') faults.push(...passportFaults(whole as Country, index.figures))
  if (kind === 'destinations')
    faults.push(...regionFaults(whole as Destination, index.regions), ...planFaults(whole as Destination))
  // Offers only regions that have an entry.
  if (file === 'regions.yaml') return (whole as string[]).filter((region) => index.regionsInUse.has(region))
  const beforeYouGo =
    kind !== 'people' && 'countries' in whole && countriesOf(whole as { countries: string[] }, index)
  if (beforeYouGo && kind === 'packages')
    faults.push(...tripFaults(whole as TourPackage, beforeYouGo, index.countryNames))
  if (faults.length) throw new ContentError(file, faults)
  return beforeYouGo ? { ...whole, beforeYouGo } : whole
}

/** Blanks that the Desk fills in are kept as written. */
const unfilled = Object.fromEntries(replyBlanks.map((name) => [name, `{{${name}}}`]))

/** Joined to the entry, so that its page needs no second request. */
const countriesOf = ({ countries }: { countries: string[] }, index: ContentIndex): Country[] =>
  countries.map((slug) => {
    const file = `countries/${slug}.yaml`
    const country = index.countries.get(slug) ?? readEntry(file, index.sources.get(file) ?? '', index)
    index.countries.set(slug, country as Country)
    return country as Country
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

/** Titles and descriptions in lower case, one a line. Doing this at each keystroke would take too long for thousands of days. */
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

/** A figure at the start of a text: `Twenty places`. */
const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** `{{refunds.0.percent}}` becomes the figure of `content/agency.yaml`, so that it is written once. */
function fillIn(value: unknown, agency: unknown, faults: Fault[], at: Fault['path']): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string, start: number) => {
      const figure = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], agency)
      if (typeof figure === 'string' || typeof figure === 'number')
        return start === 0 ? capital(String(figure)) : String(figure)
      faults.push({
        path: at,
        words: `has {{${path}}}, which is no figure of the agency.`,
        cure: 'Check its spelling.',
      })
      return ''
    })
  if (Array.isArray(value)) return value.map((item, index) => fillIn(item, agency, faults, [...at, index]))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillIn(item, agency, faults, [...at, key])]),
    )
  return value
}

/** Adds files, widths and inks to every `{ name, alt }`. */
function join(value: unknown, index: ContentIndex, faults: Fault[], at: Fault['path'] = []): unknown {
  if (Array.isArray(value)) return value.map((item, place) => join(item, index, faults, [...at, place]))
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value).map(
    ([key, item]) => [key, join(item, index, faults, [...at, key])] as const,
  )
  if (!('alt' in value && 'name' in value)) return Object.fromEntries(entries)
  const file = index.pictures[String(value.name)]
  if (!file) {
    faults.push({
      path: [...at, 'name'],
      ...(index.awaited.has(String(value.name))
        ? {
            words: 'photograph has not arrived yet.',
            cure: 'Open the page on the device it is sent from, or choose another.',
          }
        : {
            words: `is ${String(value.name)}, and there is no such picture.`,
            cure: 'Choose another, or add the picture first.',
          }),
    })
    return value
  }
  const { hash, widths, inks, focus, isDrawn }: PictureFile = file
  if (isDrawn && 'credit' in value)
    faults.push({
      path: [...at, 'credit'],
      words: `names a photographer, and ${String(value.name)} is a drawing.`,
      cure: `Put the photograph into art/originals under that name and type npm run pictures, or take the credit out.`,
    })
  return { ...Object.fromEntries(entries), hash, widths, inks, focus }
}

const folders: Record<string, Kind> = { destination: 'destinations', package: 'packages', post: 'posts' }
/** The first part of an address, and what its second part names. */
const sections: Record<string, Kind> = {
  destinations: 'destinations',
  packages: 'packages',
  services: 'services',
  blog: 'posts',
}

/** Every slug and every internal link of an entry must have a target. */
function checkReferences(value: unknown, index: ContentIndex, faults: Fault[], at: Fault['path'] = []): void {
  if (Array.isArray(value))
    return value.forEach((item, place) => checkReferences(item, index, faults, [...at, place]))
  const missing = (target: Kind, name: unknown, path: Fault['path']) => {
    if (typeof name === 'string' && !index.slugs[target].has(name))
      faults.push({
        path,
        words: `leads to ${name}, which is none of the ${target}.`,
        cure: `Choose from: ${[...index.slugs[target]].join(', ')}.`,
      })
  }
  const checkAddress = (href: string, path: Fault['path']) => {
    const [, section = '', name] = href.split('/')
    const target = sections[section]
    if (target && name) missing(target, name, path)
  }
  if (typeof value === 'string')
    return checkLinks(value, at, faults).forEach((href) => checkAddress(href, at))
  if (!value || typeof value !== 'object') return
  const { destinationSlug, kind, slug, href, ...lists } = value as Record<string, unknown>
  missing('destinations', destinationSlug, [...at, 'destinationSlug'])
  for (const target of ['countries', 'destinations', 'packages'] as const) {
    const list = lists[target]
    if (Array.isArray(list)) list.forEach((name, place) => missing(target, name, [...at, target, place]))
  }
  if (typeof kind === 'string' && folders[kind]) missing(folders[kind], slug, [...at, 'slug'])
  if (typeof href === 'string') {
    checkAddress(href, [...at, 'href'])
    // Links of a story are checked too, because `javascript:` is also an address.
    if (at[0] === 'content') faults.push(...linksAway([href], ['content']))
  }
  for (const [key, item] of Object.entries(value)) checkReferences(item, index, faults, [...at, key])
}

/** Texts, or lists of texts, in which `[words](/address)` becomes a link. */
const linked = ['about', 'answer', 'longDescription', 'sections.text', 'sections.points']

/** The addresses that a text links to. */
function checkLinks(text: string, at: Fault['path'], faults: Fault[]): string[] {
  const links = [...text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = '']) => href)
  const field = at.filter((part) => typeof part === 'string').join('.')
  const takesLinks = linked.some((name) => `.${field}`.endsWith(`.${name}`))
  if (links.length && !takesLinks)
    faults.push({
      path: at,
      words: 'has a link.',
      cure: `Take it out: links work in these fields only: ${linked.join(', ')}.`,
    })
  faults.push(...linksAway(links, at))
  return links
}

const linksAway = (links: string[], path: Fault['path']): Fault[] =>
  links
    .filter((href) => !isOwnAddress(href))
    .map((href) => ({
      path,
      words: `links to ${href}.`,
      cure: 'Write an address of this site, beginning with /.',
    }))
