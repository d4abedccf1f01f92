import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { paths } from '#site/paths.ts'

/** The colour of the site's top, and of the icon. */
const { night } = agency.colours

/** A launcher may cut a maskable icon down to the middle 80 %: the mark is drawn that much smaller, on its colour. */
const safeShare = 0.8

/**
 * Writes what a device needs to install the site, all from `icon.svg`: square pictures with transparent corners, one a
 * launcher may cut to its own shape, one for Apple's home screen, and `site.webmanifest`.
 *
 * @param client the folder of the built site, which holds `icon.svg`
 */
export async function writeIcons(client: string): Promise<void> {
  const source = await readFile(join(client, 'icon.svg'))
  const mark = (px: number) => sharp(source, { density: 1200 }).resize(px, px).png().toBuffer()
  const onNight = async (px: number, markPx: number) =>
    sharp({ create: { width: px, height: px, channels: 3, background: night } })
      .composite([{ input: await mark(markPx) }])
      .png({ palette: true })
      .toBuffer()
  const icons = {
    'icon-192.png': await mark(192),
    'icon-512.png': await mark(512),
    'icon-maskable-512.png': await onNight(512, Math.round(512 * safeShare)),
    'apple-touch-icon.png': await onNight(180, 180),
  }
  for (const [name, picture] of Object.entries(icons)) await writeFile(join(client, name), picture)

  const webManifest = {
    id: paths.home(),
    name: agency.name,
    short_name: agency.name,
    description: agency.description,
    lang: agency.locale,
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    background_color: night,
    theme_color: night,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  await writeFile(join(client, 'site.webmanifest'), `${JSON.stringify(webManifest, null, 2)}\n`)
}
