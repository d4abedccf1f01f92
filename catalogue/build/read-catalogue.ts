/** The whole catalogue, read from disk for the build's last step and for tests. The site imports entries instead. */
import { priceFormat } from '#catalogue/format.ts'
import { catalogueOnDisk } from './check-catalogue.ts'
import { readEntry } from './read-entry.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import type { Destination } from '#catalogue/schemas/destination.ts'
import type { Entry } from '#catalogue/schemas/entry.ts'
import type { PostBlock, PostCard } from '#catalogue/schemas/post.ts'
import type { Service } from '#catalogue/schemas/service.ts'
import type { TourPackage } from '#catalogue/schemas/tour-package.ts'
import { entryFiles, readContentIndex, sourceOf, type Kind } from './content-index.ts'

export const index = readContentIndex()

/** A content file as written. */
export const source = sourceOf

/** A content file as the build reads it. */
export const read = (file: string): unknown =>
  catalogueOnDisk().entries.get(file) ?? readEntry(file, source(file), index)

const all = (kind: Kind): unknown[] =>
  (entryFiles(kind).map(read) as { id?: number }[]).toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))

export const destinations = all('destinations') as Entry<Destination>[]
export const tourPackages = all('packages') as Entry<TourPackage>[]
export const services = all('services') as Entry<Service>[]
export const countries = all('countries') as Country[]
export const posts = all('posts') as (Entry<PostCard> & { content: PostBlock[] })[]
export const agency = read('agency.yaml') as Agency
export const { money, fromPrice } = priceFormat(agency)
export const contentFiles: string[] = [...index.sources.keys()]
