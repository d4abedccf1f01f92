import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { contentFolder } from '#catalogue/build/content-index.ts'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { reuse } from './reuse.ts'

/** The colour of the site's top, and of the icon. */
const { night } = agency.colours

/** A launcher may crop a maskable icon to the middle 80 %, so the mark is drawn that much smaller, on its colour. */
const safeShare = 0.8

/**
 * Writes the pictures that `site.webmanifest` names, all from `content/icon.svg`: that one, square ones with transparent
 * corners, one that a launcher may cut to its own shape, and one for Apple's home screen.
 *
 * @param client the folder of the built site
 */
export async function writeIcons(client: string): Promise<void> {
  const source = await readFile(join(contentFolder, 'icon.svg'))
  const drawn = await reuse(['icons', night, String(safeShare), source], async () =>
    serialize(await drawIcons(source)),
  )
  const icons = { 'icon.svg': source, ...(deserialize(drawn) as Record<string, Buffer>) }
  for (const [name, picture] of Object.entries(icons)) await writeFile(join(client, name), picture)
}

async function drawIcons(source: Buffer): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp')
  const mark = (px: number) => sharp(source, { density: 1200 }).resize(px, px).png().toBuffer()
  const onNight = async (px: number, markPx: number) =>
    sharp({ create: { width: px, height: px, channels: 3, background: night } })
      .composite([{ input: await mark(markPx) }])
      .png({ palette: true })
      .toBuffer()
  return {
    'icon-192.png': await mark(192),
    'icon-512.png': await mark(512),
    'icon-maskable-512.png': await onNight(512, Math.round(512 * safeShare)),
    'apple-touch-icon.png': await onNight(180, 180),
  }
}
