/** `npm run sheets -w art`: every picture at 320 px, laid out as cards, in `art/sheets` for the review (art/REVIEW.md). */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { destinations, posts, services, tourPackages } from '../catalogue/build/read-catalogue.ts'
import { outline, text } from './lettering.ts'
import { ART, findOriginals } from './originals.ts'

const CARD = { width: 320, height: 213 }
const PORTRAIT = { width: 200, height: 200 }
const GAP = 16
const LABEL = 30

const originals = await findOriginals(join(ART, 'originals'))
const all = [...originals.keys()]
const covers = (entries: { image: { name: string } }[]) => entries.map(({ image }) => image.name)
const listed = new Set([destinations, tourPackages, services, posts].flatMap((entries) => covers(entries)))
const galleries = all.filter((name) => /-[23]$/.test(name) && !name.startsWith('portrait-'))
const portraits = all.filter((name) => name.startsWith('portrait-'))

const sheets: Record<string, { names: string[]; across: number; size: typeof CARD }> = {
  home: { names: covers(destinations.filter(({ popular }) => popular)), across: 3, size: CARD },
  destinations: { names: covers(destinations), across: 3, size: CARD },
  packages: { names: covers(tourPackages), across: 3, size: CARD },
  'services-and-posts': { names: covers([...services, ...posts]), across: 3, size: CARD },
  galleries: { names: galleries, across: 4, size: CARD },
  screens: {
    names: all.filter((name) => !listed.has(name) && !galleries.includes(name) && !portraits.includes(name)),
    across: 3,
    size: CARD,
  },
  portraits: { names: portraits, across: 6, size: PORTRAIT },
}

async function print(names: string[], across: number, { width, height }: typeof CARD): Promise<Sharp> {
  const down = Math.ceil(names.length / across)
  const wide = GAP + across * (width + GAP)
  const high = GAP + down * (height + LABEL + GAP)
  const place = (index: number) => ({
    left: GAP + (index % across) * (width + GAP),
    top: GAP + Math.floor(index / across) * (height + LABEL + GAP),
  })
  const labels = names.map((name, index) => {
    const { left, top } = place(index)
    return `<path d="${outline(text, name, left, top + height + 20, 16)}"/>`
  })
  const cards = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(originals.get(name)).resize(width, height).toBuffer(),
      ...place(index),
    })),
  )
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" fill="#171b45">${labels.join('')}</svg>`
  return sharp({ create: { width: wide, height: high, channels: 3, background: '#f4f6fb' } }).composite([
    ...cards,
    { input: Buffer.from(lettering) },
  ])
}

const folder = join(ART, 'sheets')
await mkdir(folder, { recursive: true })
for (const [name, { names, across, size }] of Object.entries(sheets)) {
  await (await print(names, across, size)).webp({ quality: 72 }).toFile(join(folder, `${name}.webp`))
  console.log(`art/sheets/${name}.webp: ${names.length} pictures`)
}
