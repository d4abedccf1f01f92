/** A social preview for every page that may be found. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findOriginals, readJson, type Subjects } from '#art/originals.ts'
import { artFolder } from '#catalogue/build/content-index.ts'
import {
  agency,
  destinations,
  fromPrice,
  money,
  posts,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { markIn } from '#catalogue/build/read-mark.ts'
import { durationText } from '#catalogue/format.ts'
import { paths, previewPath } from '#site/paths.ts'
import { inTurns } from './in-turns.ts'
import { plain, type BuiltPage } from './read-page.ts'
import { reuse } from './reuse.ts'
import type { Ground, Preview } from './social-preview.ts'

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

/** Change it when the drawing changes (social-preview.ts): every preview is made again. */
const EDITION = '4'

const originals = await findOriginals(join(artFolder, 'originals'))
const linkFolder = join(artFolder, 'originals/link')
const linkPrints = existsSync(linkFolder) ? await findOriginals(linkFolder) : new Map<string, string>()
const subjects = await readJson<Subjects>(join(artFolder, 'subjects.json'), {})

/** @throws when the picture has no original in `art/originals` */
async function groundOf(picture: string | undefined): Promise<Ground> {
  if (picture === undefined) return {}
  const original = originals.get(picture)
  if (!original) throw new Error(`${picture} has no original in art/originals.`)
  // A photograph has no separate picture for links. The one of the drawing it replaced is not used.
  const print = original.endsWith('.avif') ? linkPrints.get(picture) : undefined
  return { original: await readFile(print ?? original), subject: subjects[picture] }
}

/**
 * Reuses earlier previews, and loads the drawing library only for new ones.
 *
 * @param folder the built site, `build/client`
 */
export async function writePreviews(pages: BuiltPage[], folder: string): Promise<void> {
  const { name, colours } = agency
  const surroundings = [EDITION, name, colours, markIn(colours)]
  for (const [picture, shown] of Map.groupBy(pages, (page) => page.picture)) {
    const ground = await groundOf(picture)
    await inTurns(shown, async ({ path, heading }) => {
      const preview: Preview = { name: plain(heading), line: lines.get(path) ?? agency.tagline }
      const input = JSON.stringify([...surroundings, preview, ground.subject])
      const jpeg = await reuse([input, ground.original ?? ''], async () => {
        const { drawPreview } = await import('./social-preview.ts')
        return drawPreview(preview, ground)
      })
      const file = join(folder, previewPath(path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, jpeg)
    })
  }
}
