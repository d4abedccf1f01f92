/**
 * What an entry may refer to: the other entries, the pictures and the agency's figures.
 * Read from disk by the build and the tests; never part of the site.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { countWords } from '#catalogue/count-words.ts'
import type { PictureFile } from '#catalogue/schemas/picture.ts'

const sampleFolder = join(import.meta.dirname, '../../content')
/** The sample's, or the folder in `CONTENT_DIRECTORY`, whose name ends in `content`. */
export const contentFolder = resolve(process.env['CONTENT_DIRECTORY'] ?? sampleFolder)
export const isSample = contentFolder === sampleFolder
const picturesFile = join(import.meta.dirname, '../../art/pictures.json')

export const kinds = ['destinations', 'packages', 'services', 'posts', 'policies', 'countries'] as const
export type Kind = (typeof kinds)[number]

export interface ContentIndex {
  slugs: Record<Kind, Set<string>>
  pictures: Record<string, PictureFile>
  /** `content/regions.yaml` as written, and those of its lines that a destination names. */
  regions: string[]
  regionsInUse: Set<string>
  /** What the countries are called, by slug. */
  countryNames: Map<string, string>
  /** `content/agency.yaml` as written, with `counts` of the catalogue, for `{{…}}` placeholders. */
  figures: unknown
}

/** Content files of one kind, as `kind/slug.ending`, in name order. */
export const entryFiles = (kind: Kind): string[] => filesIn(kind)

/** Content files of a folder, as `folder/name.ending`, in name order. */
export const filesIn = (folder: string): string[] =>
  existsSync(join(contentFolder, folder))
    ? readdirSync(join(contentFolder, folder))
        .filter((file) => /\.(yaml|md)$/.test(file))
        .toSorted()
        .map((file) => `${folder}/${file}`)
    : []

/** A content file as written. */
export const sourceOf = (file: string): string => readFileSync(join(contentFolder, file), 'utf8')

export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.(yaml|md)$/, '')

/** A field of one line as written: parsing the whole file for it would be slow. */
const field = (file: string, name: string): string =>
  new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(sourceOf(file))?.[1] ?? ''

/** `{{counts.destinations}}` and its like, in words: numbers that change whenever a file is added. */
function counts(): Record<string, string> {
  const days = entryFiles('packages').map((file) => Number(field(file, 'days')))
  const popular = entryFiles('packages').filter((file) => field(file, 'popular') === 'true')
  return {
    destinations: countWords(entryFiles('destinations').length),
    packages: countWords(entryFiles('packages').length),
    services: countWords(entryFiles('services').length),
    popularPackages: countWords(popular.length),
    fewestDays: countWords(Math.min(...days)),
    mostDays: countWords(Math.max(...days)),
  }
}

export const readContentIndex = (): ContentIndex => ({
  slugs: Object.fromEntries(
    kinds.map((kind) => [kind, new Set(entryFiles(kind).map(slugOf))]),
  ) as ContentIndex['slugs'],
  regions: parse(sourceOf('regions.yaml')) as string[],
  regionsInUse: new Set(entryFiles('destinations').map((file) => field(file, 'region'))),
  countryNames: new Map(entryFiles('countries').map((file) => [slugOf(file), field(file, 'name')])),
  pictures: JSON.parse(readFileSync(picturesFile, 'utf8')) as ContentIndex['pictures'],
  figures: { ...(parse(sourceOf('agency.yaml')) as object), counts: counts() },
})
