/** Text in our two fonts as outlines, for social previews and contact sheets. Pictures themselves contain no text. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Opentype from 'opentype.js'

const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof Opentype

/** Reads static fonts, because the site's variable fonts cannot be converted to outlines. */
async function fontOf(file: string): Promise<Opentype.Font> {
  const bytes = await readFile(require.resolve(`@fontsource/${file}`))
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}
export const display = await fontOf('eczar/files/eczar-latin-600-normal.woff')
export const text = await fontOf('anek-latin/files/anek-latin-latin-600-normal.woff')

/** SVG path data of a line of text. Written by us because opentype.js 2.0.0 drops points of some outlines. */
export function outline(font: Opentype.Font, words: string, x: number, y: number, size: number): string {
  const points = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const
  return font
    .getPath(words, x, y, size)
    .commands.map(
      (command) =>
        command.type +
        points
          .flatMap((key) => (key in command ? (command as Record<typeof key, number>)[key].toFixed(1) : []))
          .join(' '),
    )
    .join('')
}
