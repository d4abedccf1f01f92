/** The two pictures of a trip's notes. They are the slowest part, and do not depend on the words. */
import sharp from 'sharp'
import { outline, text } from '#art/lettering.ts'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { reuse } from '#publish/finish/reuse.ts'

/** @param original the picture of the trip as it was printed or sent */
export const coverOf = (original: Buffer): Promise<Buffer> =>
  reuse(['cover', original], () =>
    sharp(original).autoOrient().resize(1200, 800).jpeg({ quality: 72 }).toBuffer(),
  )

/** @param map as the page shows it */
export const drawnMapOf = (map: string): Promise<Buffer> =>
  reuse(['map', map], () =>
    sharp(Buffer.from(withOutlines(map)), { density: 150 })
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )

/** The map with its names as outlines, because a build machine may have no font. */
const withOutlines = (svg: string): string =>
  svg.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const size = Number(value('font-size') || 15)
    const width = text.getAdvanceWidth(words, size)
    const shift = { middle: width / 2, end: width }[value('text-anchor')] ?? 0
    const path = outline(text, words, Number(value('x')) - shift, Number(value('y')), size)
    return `<path d="${path}" fill="${agency.colours.ink}" stroke="#fff" stroke-width="3" paint-order="stroke"/>`
  })
