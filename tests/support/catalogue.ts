import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEntry } from '#catalogue/read-entry.ts'
import type { Destination } from '#catalogue/schemas/destination.ts'
import type { Entry } from '#catalogue/schemas/entry.ts'
import type { PostBlock, PostCard } from '#catalogue/schemas/post.ts'
import type { Service } from '#catalogue/schemas/service.ts'
import type { TourPackage } from '#catalogue/schemas/tour-package.ts'
import { contentFolder, entryFiles, readWorld, type Kind } from '#catalogue/world.ts'

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
export const contentFiles: string[] = [
  ...(['destinations', 'packages', 'services', 'posts', 'policies'] as const).flatMap(entryFiles),
  ...['about', 'agency', 'faq', 'insurance', 'pictures', 'testimonials'].map((name) => `${name}.yaml`),
]
