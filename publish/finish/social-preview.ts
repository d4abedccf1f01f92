/** The picture that a chat shows for a shared page: its poster, its name in our font, and its price. */
import sharp from 'sharp'
import { cropAround, shapes } from '#catalogue/build/crop.ts'
import { markIn } from '#catalogue/build/read-mark.ts'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { display, outline, text } from '#art/lettering.ts'
import type { Subjects } from '#art/originals.ts'

const { colours } = agency
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const LEADING = 1.06

export interface Preview {
  name: string
  /** A line above the name, such as `From $899`. */
  line: string
}

/** The background of a preview. */
export interface Ground {
  /** The original's bytes; without one the night card is drawn. */
  original?: Buffer | undefined
  /** Where its subject is. */
  subject?: Subjects[string] | undefined
}

function linesOf(name: string, size: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && display.getAdvanceWidth(longer, size) <= WIDTH - 2 * MARGIN)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The largest size at which the name fits on two lines. */
function fit(name: string): { size: number; lines: string[] } {
  for (let size = 112; ; size -= 8) {
    const lines = linesOf(name, size)
    if (lines.length <= 2 || size <= 56) return { size, lines }
  }
}

const drawing = markIn(colours)
const mark = `<g transform="translate(${MARGIN - 6} 52) scale(1.35)" fill="none">${drawing}</g>`
const nightCard = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.night}"/>
  <g transform="translate(888 44) scale(6)" fill="none">${drawing}</g>`

const svg = (top: number, height: number, drawing: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 ${top} ${WIDTH} ${height}">${drawing}</svg>`,
  )

/** The layer on every preview of a picture: shade from both edges, the logo and the agency's name. */
function groundDrawing(isPicture: boolean): Buffer {
  const brand = outline(display, agency.name, MARGIN + 64, 100, 44)
  return svg(
    0,
    HEIGHT,
    `<defs>
      <linearGradient id="down" x2="0" y2="1"><stop offset="0" stop-color="${colours.night}" stop-opacity=".8"/><stop offset=".3" stop-color="${colours.night}" stop-opacity="0"/></linearGradient>
      <linearGradient id="up" x2="0" y1="1" y2="0"><stop offset="0" stop-color="${colours.night}" stop-opacity=".92"/><stop offset=".34" stop-color="${colours.night}" stop-opacity=".6"/><stop offset=".62" stop-color="${colours.night}" stop-opacity="0"/></linearGradient>
    </defs>
    ${isPicture ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#down)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#up)"/>` : nightCard}
    ${mark}<path d="${brand}" fill="${colours['on-night']}"/>`,
  )
}

/** Name and line, and the band of the preview that holds them: composing a smaller drawing takes less time. */
function lettering({ name, line }: Preview): { input: Buffer; top: number; left: number } {
  const { size, lines } = fit(name)
  const bottom = HEIGHT - MARGIN
  const first = bottom - (lines.length - 1) * size * LEADING
  const words = lines.map((words, i) => outline(display, words, MARGIN, first + i * size * LEADING, size))
  const kickerAt = first - size * 0.72 - 26
  const kicker = outline(text, line, MARGIN, kickerAt, 38)
  const top = Math.floor(kickerAt - 50)
  const drawing = `<path d="${kicker}" fill="${colours.marigold}"/>${words.map((d) => `<path d="${d}" fill="${colours['on-night']}"/>`).join('')}`
  return { input: svg(top, HEIGHT - top, drawing), top, left: 0 }
}

const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const

let lastGround: Ground | undefined
let lastPixels: Promise<Buffer> | undefined

/** RGB, as large as the preview. The last one is cached: previews are sorted by picture, and decoding it costs most. */
function pixelsOf(ground: Ground): Promise<Buffer> {
  if (lastGround === ground && lastPixels) return lastPixels
  lastGround = ground
  return (lastPixels = drawGround(ground))
}

async function drawGround({ original, subject }: Ground): Promise<Buffer> {
  const upright = original && sharp(original).autoOrient()
  const around =
    upright && subject && cropAround((await upright.metadata()).autoOrient, subject, shapes.preview)
  const below = upright
    ? (around ? upright.extract(around) : upright).resize(WIDTH, HEIGHT).removeAlpha()
    : sharp({ create: { ...RAW, background: colours.night } })
  return below
    .composite([{ input: groundDrawing(original !== undefined) }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** One preview as a JPEG of 1200 x 630 pixels, under 300 KB. */
export const drawPreview = async (preview: Preview, ground: Ground): Promise<Buffer> =>
  sharp(await pixelsOf(ground), { raw: RAW })
    .composite([lettering(preview)])
    .jpeg({ quality: 70 })
    .toBuffer()
