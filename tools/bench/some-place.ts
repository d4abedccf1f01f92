import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/source-files.ts'

/**
 * The file name, without its ending, of a destination of `content/` that no package visits, so that any price fits it.
 * The bench publishes changed prices of it, because the agency may remove any place.
 */
export function somePlace(): string {
  const filesIn = (folder: string) => readdirSync(join(root, 'content', folder)).toSorted()
  const trips = filesIn('packages').map((file) => readFileSync(join(root, 'content/packages', file), 'utf8'))
  const place = filesIn('destinations')
    .map((file) => file.replace('.yaml', ''))
    .find((slug) => !trips.some((trip) => trip.includes(`destinationSlug: ${slug}`)))
  if (place === undefined)
    throw new Error('Packages visit every destination of content/: add one that none visits.')
  return place
}
