import {
  filesIn,
  kinds,
  nothingUnpublished,
  readContentIndex,
  readSources,
  sourceOf,
  type Kind,
  type Sources,
} from './content-index.ts'
import { valueOf } from './page-value.ts'
import { ContentError, type Fault, type Problem } from './problems.ts'
import { readEntry } from './read-entry.ts'
import { isFields } from './splice.ts'
import type { Value } from '#contract/desk-pages.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import type { Destination } from '#catalogue/schemas/destination.ts'
import type { Entry } from '#catalogue/schemas/entry.ts'
import { singleFiles } from '#catalogue/schemas/schema-of.ts'
import type { Person } from '#catalogue/schemas/person.ts'
import type { TourPackage } from '#catalogue/schemas/tour-package.ts'

/**
 * Checks any agency's catalogue: each file, its references, and whether files contradict one another.
 * The build refuses to publish while this finds anything; `npm run meridaya -- check` prints it.
 *
 * @param sources all content files as written; by default those on the disk. With a draft in place of its file, these are the
 *   problems of publishing the draft
 * @returns problems in the order of the files; empty when the catalogue can be published
 */
export const checkCatalogue = (sources = readSources(), unpublished = nothingUnpublished): Problem[] =>
  readCatalogue(sources, unpublished).problems

/** The same, with what was read: entries by file, complete when there is no problem. */
export function readCatalogue(
  sources: Sources,
  unpublished = nothingUnpublished,
): { entries: Map<string, object>; problems: Problem[] } {
  const entries = new Map<string, object>()
  const problems: Problem[] = singleFiles
    .filter((file) => !sources.has(file))
    .map((file) => ({
      file,
      path: [],
      words: 'is missing.',
      cure: 'The site requires it. Restore it.',
    }))
  const collect = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) return { entries, problems }
  problems.push(...unchangedSamples(sources))
  collect(() => {
    const index = readContentIndex(sources, unpublished)
    for (const [file, source] of sources)
      collect(() => void entries.set(file, readEntry(file, source, index)))
  })
  // Files are compared with one another only if each is valid by itself.
  if (problems.length === 0)
    for (const check of [
      sameNumbers,
      pricesAgainstTrips,
      mealsCounted,
      unlinkedStops,
      onePlanner,
      picturesWithoutWords,
    ])
      problems.push(...check(entries))
  if (problems.length === 0) problems.push(...figuresByHand(sources, entries.get('agency.yaml') as Agency))
  return { entries, problems }
}

let onDisk: ReturnType<typeof readCatalogue> | undefined

/** The catalogue, read once per process, because parsing a large one is slow. */
export const catalogueOnDisk = () => (onDisk ??= readCatalogue(readSources()))

type Entries = ReadonlyMap<string, object>

/** Files of `content/samples` are meant to be copied. An unchanged copy must not be published. */
function unchangedSamples(sources: Sources): Problem[] {
  const samples = new Set(filesIn('samples').map((file) => factsOf(sourceOf(file))))
  return [...sources].flatMap(([file, source]) =>
    samples.has(factsOf(source))
      ? [
          {
            file,
            path: [],
            words: 'is still the example it was copied from.',
            cure: 'Replace every line.',
          },
        ]
      : [],
  )
}

/** The lines of a file without remarks and without its number. */
const factsOf = (source: string): string =>
  source
    .split('\n')
    .filter((line) => line.trim() && !/^\s*#|^id:/.test(line))
    .join('\n')

const ofKind = <T>(entries: Entries, kind: Kind): (T & { file: string })[] =>
  [...entries].flatMap(([file, entry]) => (file.startsWith(`${kind}/`) ? [{ ...(entry as T), file }] : []))
const destinationsOf = (entries: Entries) => ofKind<Entry<Destination>>(entries, 'destinations')
const packagesOf = (entries: Entries) => ofKind<Entry<TourPackage>>(entries, 'packages')

/** Lists are in the order of `id`, so two entries cannot share one. */
const sameNumbers = (entries: Entries): Problem[] =>
  kinds.flatMap((kind) => {
    const first = new Map<number, string>()
    const all = ofKind<{ id?: number }>(entries, kind)
    const next = Math.max(0, ...all.map(({ id = 0 }) => id)) + 1
    return all.flatMap(({ file, id }) => {
      if (id === undefined) return []
      const other = first.get(id)
      if (other === undefined) first.set(id, file)
      return other === undefined
        ? []
        : [
            {
              file,
              path: ['id'],
              words: `is ${id}, as in ${other}.`,
              cure: `Write ${next}, the next that is free.`,
            },
          ]
    })
  })

/** A "From" price is the cheapest way to go there. */
const pricesAgainstTrips = (entries: Entries): Problem[] =>
  destinationsOf(entries).flatMap(({ file, slug, price }) => {
    const [cheapest] = packagesOf(entries)
      .filter(({ route = [] }) => route.some(({ destinationSlug }) => destinationSlug === slug))
      .toSorted((a, b) => a.price - b.price)
    return !cheapest || price <= cheapest.price
      ? []
      : [
          {
            file,
            path: ['price'],
            words: `is ${price}, but ${cheapest.name} stops here and costs ${cheapest.price}.`,
            cure: `Write ${cheapest.price} or less.`,
          },
        ]
  })

const meals = { B: 'breakfast', L: 'lunch', D: 'dinner' }

/** A line such as "3 breakfasts and 1 dinner, as marked" counts the meals of the days. */
const mealsCounted = (entries: Entries): Problem[] =>
  packagesOf(entries).flatMap(({ file, itinerary = [], whatsIncluded = [] }) => {
    const place = whatsIncluded.findIndex((line) => line.includes('as marked'))
    const line = whatsIncluded[place]
    if (line === undefined || itinerary.length === 0) return []
    return Object.entries(meals).flatMap(([initial, name]) => {
      const marked = itinerary.filter((day) => day.meals?.split(', ').includes(initial)).length
      const said = Number(new RegExp(`(\\d+) ${name}`).exec(line)?.[1] ?? 0)
      return said === marked
        ? []
        : [
            {
              file,
              path: ['whatsIncluded', place],
              words: `counts ${said} × ${name}, but the days are marked with ${marked}.`,
              cure: 'Make the two equal.',
            },
          ]
    })
  })

/** A stop must link to the page of its place, if there is one. */
const unlinkedStops = (entries: Entries): Problem[] =>
  packagesOf(entries).flatMap(({ file, route = [] }) =>
    route.flatMap(({ place, destinationSlug }, at) => {
      const page = destinationsOf(entries).find(({ name }) => place === name || place === `${name} City`)
      return !page || page.slug === destinationSlug
        ? []
        : [
            {
              file,
              path: ['route', at],
              words: `does not lead to the page of ${page.name}.`,
              cure: `Write ${page.slug} as its destinationSlug.`,
            },
          ]
    }),
  )

/** A page names one planner, so a country, a place or a trip is in the file of one person. */
function onePlanner(entries: Entries): Problem[] {
  const first = new Map<string, string>()
  return ofKind<Person>(entries, 'people').flatMap(({ file, name, ...person }) =>
    (['countries', 'destinations', 'packages'] as const).flatMap((kind) =>
      (person[kind] ?? []).flatMap((slug, place) => {
        const other = first.get(`${kind}/${slug}`)
        if (other === undefined) first.set(`${kind}/${slug}`, name)
        return other === undefined
          ? []
          : [
              {
                file,
                path: [kind, place],
                words: `is ${slug}, which ${other} plans already.`,
                cure: 'Take it out of one of the two.',
              },
            ]
      }),
    ),
  )
}

/** Pictures of entries need a description. Only backgrounds may be decoration. */
const picturesWithoutWords = (entries: Entries): Problem[] =>
  kinds.flatMap((kind) =>
    ofKind<object>(entries, kind).flatMap(({ file, ...entry }) =>
      undescribed(entry).map((path) => ({
        file,
        path,
        words: 'does not say what the picture shows.',
        cure: 'Say it in a few words, for people who cannot see it.',
      })),
    ),
  )

function undescribed(value: unknown, at: Fault['path'] = []): Fault['path'][] {
  if (!value || typeof value !== 'object') return []
  if ('alt' in value && 'hash' in value) return String(value.alt).length > 10 ? [] : [[...at, 'alt']]
  return Array.isArray(value)
    ? value.flatMap((item, place) => undescribed(item, [...at, place]))
    : Object.entries(value).flatMap(([key, item]) => undescribed(item, [...at, key]))
}

/** Figures that many pages repeat are written once, so that a new number reaches all of them. */
const figuresByHand = (sources: Sources, agency: Agency): Problem[] =>
  (['phone', 'emergencyPhone', 'whatsapp', 'bookingEmail', 'supportEmail'] as const).flatMap((name) =>
    [...sources].flatMap(([file, source]) =>
      file === 'agency.yaml' || !source.includes(agency[name])
        ? []
        : [
            {
              file,
              path: placeOf(agency[name], valueOf(file, source)) ?? [],
              words: `has ${agency[name]} written by hand, a figure of the agency.`,
              cure: `Write {{${name}}} in its place.`,
            },
          ],
    ),
  )

/** Undefined if it occurs only in a comment. */
function placeOf(text: string, value: Value, at: Fault['path'] = []): Fault['path'] | undefined {
  if (typeof value === 'string') return value.includes(text) ? at : undefined
  if (Array.isArray(value)) return firstOf(value.map((item, place) => placeOf(text, item, [...at, place])))
  return isFields(value)
    ? firstOf(Object.entries(value).map(([key, item]) => placeOf(text, item, [...at, key])))
    : undefined
}

const firstOf = <T>(all: (T | undefined)[]): T | undefined => all.find((one) => one !== undefined)
