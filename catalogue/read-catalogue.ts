/** The whole catalogue, read from disk for the build's last step and the tests; the site itself imports entries. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEntry } from './read-entry.ts'
import type { Agency } from './schemas/agency.ts'
import type { Destination } from './schemas/destination.ts'
import type { Faq } from './schemas/page.ts'
import type { Entry } from './schemas/entry.ts'
import type { PostBlock, PostCard } from './schemas/post.ts'
import type { Service } from './schemas/service.ts'
import type { TourPackage } from './schemas/tour-package.ts'
import { contentFolder, entryFiles, readWorld, type Kind } from './world.ts'

export const world = readWorld()

/** A content file as written. */
export const source = (file: string): string => readFileSync(join(contentFolder, file), 'utf8')

/** A content file as the build reads it. */
export const read = (file: string): unknown => readEntry(file, source(file), world)

const all = (kind: Kind): unknown[] =>
  (entryFiles(kind).map(read) as { id?: number }[]).toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))

export const destinations = all('destinations') as Entry<Destination>[]
export const tourPackages = all('packages') as Entry<TourPackage>[]
export const services = all('services') as Entry<Service>[]
export const posts = all('posts') as (Entry<PostCard> & { content: PostBlock[] })[]
export const agency = read('agency.yaml') as Agency
export const faq = read('faq.yaml') as Faq
export const contentFiles: string[] = [
  ...(['destinations', 'packages', 'services', 'posts', 'policies'] as const).flatMap(entryFiles),
  ...['about', 'accessibility', 'agency', 'faq', 'insurance', 'pictures', 'testimonials'].map(
    (name) => `${name}.yaml`,
  ),
]
