/** A social preview for every page that may be found. */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  agency,
  destinations,
  fromPrice,
  money,
  posts,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { durationText } from '#catalogue/format.ts'
import { paths, previewPath } from '#site/paths.ts'
import { plain, type BuiltPage } from './read-page.ts'
import { writePreview } from './social-preview.ts'

/** The line above the name: the price, where there is one. */
const lines = new Map<string, string>([
  ...destinations.map((entry) => {
    const where = entry.name === entry.country ? entry.region : entry.country
    return [paths.destination(entry), `${where} · ${fromPrice(entry.price)}`] as const
  }),
  ...tourPackages.map(
    (entry) =>
      [paths.tourPackage(entry), `${durationText(entry.days)} · ${money(entry.price)} per person`] as const,
  ),
  ...posts.map((entry) => [paths.post(entry), entry.category] as const),
])

/** @param folder the built site, `build/client` */
export async function writePreviews(pages: BuiltPage[], folder: string): Promise<void> {
  const waiting = pages.toSorted((a, b) => (a.picture ?? '').localeCompare(b.picture ?? '')).values()
  const writer = async () => {
    for (const { path, heading, picture } of waiting) {
      const file = join(folder, previewPath(path))
      await mkdir(dirname(file), { recursive: true })
      await writePreview({ picture, name: plain(heading), line: lines.get(path) ?? agency.tagline }, file)
    }
  }
  await Promise.all([writer(), writer()])
}
