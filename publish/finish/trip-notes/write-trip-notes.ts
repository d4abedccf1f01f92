/** The notes of every trip as a PDF, to share with fellow travellers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findOriginals } from '#art/originals.ts'
import { artFolder } from '#catalogue/build/content-index.ts'
import { agency, destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { drawMap } from '#site/maps/route-map.ts'
import { tripStops } from '#site/maps/stops.ts'
import { paths } from '#site/paths.ts'
import { tripNotesPath } from '#site/files/trip-notes-path.ts'
import { dayAtOffice } from '#publish/finish/day-at-office.ts'
import { reuse } from '#publish/finish/reuse.ts'
import { coverNotes, factsLine, notesOf } from './blocks.ts'

/** Change it when the drawing changes: all notes are made again. */
const EDITION = '4'
const { colours } = agency
const originals = await findOriginals(join(artFolder, 'originals'))
const places = new Map(destinations.map((place) => [place.slug, place]))

const longDay = new Intl.DateTimeFormat(agency.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const formatDay = (day: string) => longDay.format(new Date(day))

/**
 * @param client the built site
 * @param address the site's origin
 */
export async function writeTripNotes(client: string, address: string, now: Date): Promise<void> {
  const today = dayAtOffice(now)
  for (const trip of tourPackages as TourPackage[]) {
    const file = join(client, tripNotesPath(trip))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await notesFor(trip, address, today))
  }
}

async function notesFor(trip: TourPackage, address: string, today: string): Promise<Buffer> {
  const { name, image, imageText } = trip
  const original = originals.get(image.name)
  if (!original) throw new Error(`${image.name} has no original in art/originals.`)
  const bytes = await readFile(original)
  const stops = tripStops(trip, (slug) => places.get(slug))
  const map = stops ? drawMap(stops, 'wide', colours) : undefined
  const blocks = notesOf(trip, today, formatDay)
  const facts = factsLine(trip)
  const notes = coverNotes(`${address}${paths.tourPackage(trip)}`, formatDay(today))
  const input = JSON.stringify([EDITION, trip, blocks, facts, notes, agency, address, today])
  return await reuse([input, bytes, map ?? ''], async () => {
    // Imported only for new notes, because drawing needs fonts and two libraries.
    const { coverOf, drawnMapOf } = await import('./pictures.ts')
    const { drawNotes } = await import('./draw.ts')
    const cover = await coverOf(bytes)
    const drawnMap = map && (await drawnMapOf(map))
    return drawNotes({
      title: name,
      author: agency.name,
      language: agency.locale,
      madeOn: new Date(today),
      colours: { ink: colours.ink, quiet: colours.muted, link: colours.peacock },
      cover: {
        picture: cover,
        alt: image.alt,
        promise: imageText,
        facts,
        notes,
      },
      map: drawnMap
        ? {
            picture: drawnMap,
            alt: `Map of the way: ${(stops ?? []).map(({ place }) => place).join(', ')}.`,
          }
        : undefined,
      blocks,
      foot: `${agency.name} · ${name} · as of ${formatDay(today)}`,
    })
  })
}
