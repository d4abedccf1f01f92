/**
 * Everything that an entry may refer to: other entries, pictures and the agency's figures.
 * Read from disk by the build and the tests; never part of the site.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseYaml } from './parse-yaml.ts'
import { countWords } from '#catalogue/count-words.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import type { PictureFile } from '#catalogue/schemas/picture.ts'

const sampleFolder = join(import.meta.dirname, '../../content')
/** The sample's folder, or the one in `CONTENT_DIRECTORY`, whose name ends in `content`. */
export const contentFolder = resolve(process.env['CONTENT_DIRECTORY'] ?? sampleFolder)
export const isSample = contentFolder === sampleFolder
/** `art`, or for a preview of the Desk a folder of the same kind that has unpublished photographs too. */
export const artFolder = resolve(process.env['ART_DIRECTORY'] ?? join(import.meta.dirname, '../../art'))

export const kinds = [
  'destinations',
  'packages',
  'services',
  'posts',
  'policies',
  'countries',
  'replies',
  'people',
] as const
export type Kind = (typeof kinds)[number]

export interface ContentIndex {
  sources: Sources
  /** Countries that have been read, because many entries show the same ones. */
  countries: Map<string, Country>
  slugs: Record<Kind, Set<string>>
  pictures: Record<string, PictureFile>
  /** Names of photographs that are being uploaded to the Desk. */
  awaited: ReadonlySet<string>
  /** `content/regions.yaml` as written, and those of its lines that a destination names. */
  regions: string[]
  regionsInUse: Set<string>
  /** The names of the countries, by slug. */
  countryNames: Map<string, string>
  /** `content/agency.yaml` as written, with `counts` of the catalogue, for `{{…}}` placeholders. */
  figures: unknown
}

/** Content files of one kind, as `kind/slug.ending`, in name order. */
export const entryFiles = (kind: Kind): string[] => filesIn(kind)

/** Content files of a folder, as `folder/name.ending`, in name order. */
export const filesIn = (folder: string, content = contentFolder): string[] =>
  existsSync(join(content, folder))
    ? readdirSync(join(content, folder))
        .filter((file) => /\.(yaml|md)$/.test(file) && file !== 'README.md')
        .toSorted()
        .map((file) => (folder === '.' ? file : `${folder}/${file}`))
    : []

/** A content file as written. */
export const sourceOf = (file: string): string => readFileSync(join(contentFolder, file), 'utf8')

/** Every content file as written, by its path below `content/`; drafts can take the place of some of them. */
export type Sources = ReadonlyMap<string, string>

/** Photographs that are at the Desk and not published yet, for checks. */
export interface Unpublished {
  pictures: Record<string, PictureFile>
  awaited: ReadonlySet<string>
}
export const nothingUnpublished: Unpublished = { pictures: {}, awaited: new Set() }

/** All content files: words of pages first, then entries, then the single ones. */
export const readSources = (content = contentFolder): Sources =>
  new Map(
    ['pages', ...kinds, '.'].flatMap((folder) =>
      filesIn(folder, content).map((file) => [file, readFileSync(join(content, file), 'utf8')] as const),
    ),
  )

export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.(yaml|md)$/, '')

/** A one-line field as written. Parsing the whole file for it would be slow. */
const field = (source: string, name: string): string =>
  new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(source)?.[1] ?? ''

/** The numbers for `{{counts.destinations}}` and similar placeholders, in words. They change when a file is added. */
function counts(all: Entries): Record<string, string> {
  const days = all.packages.map(({ source }) => Number(field(source, 'days')))
  const popular = all.packages.filter(({ source }) => field(source, 'popular') === 'true')
  return {
    destinations: countWords(all.destinations.length),
    packages: countWords(all.packages.length),
    services: countWords(all.services.length),
    popularPackages: countWords(popular.length),
    fewestDays: countWords(Math.min(...days)),
    mostDays: countWords(Math.max(...days)),
  }
}

type Entries = Record<Kind, { slug: string; source: string }[]>

const entriesOf = (sources: Sources): Entries =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      [...sources].flatMap(([file, source]) =>
        file.startsWith(`${kind}/`) ? [{ slug: slugOf(file), source }] : [],
      ),
    ]),
  ) as Entries

/**
 * Everything that an entry may refer to, if these are all the files.
 *
 * @throws ContentError when the agency's facts or the regions cannot be read
 */
export function readContentIndex(
  sources = readSources(),
  { pictures, awaited } = nothingUnpublished,
): ContentIndex {
  const all = entriesOf(sources)
  const yaml = (file: string): unknown => parseYaml(file, sources.get(file) ?? '')
  return {
    sources,
    countries: new Map(),
    slugs: Object.fromEntries(
      kinds.map((kind) => [kind, new Set(all[kind].map(({ slug }) => slug))]),
    ) as ContentIndex['slugs'],
    regions: (yaml('regions.yaml') ?? []) as string[],
    regionsInUse: new Set(all.destinations.map(({ source }) => field(source, 'region'))),
    countryNames: new Map(all.countries.map(({ slug, source }) => [slug, field(source, 'name')])),
    pictures: {
      ...(JSON.parse(readFileSync(join(artFolder, 'pictures.json'), 'utf8')) as ContentIndex['pictures']),
      ...pictures,
    },
    awaited,
    figures: { ...(yaml('agency.yaml') as object), counts: counts(all) },
  }
}
