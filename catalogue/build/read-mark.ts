import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './content-index.ts'
import { ContentError } from './problems.ts'

const file = 'mark.svg'

/**
 * The drawing inside `content/mark.svg`, 40 by 40 units, for an svg element of a page. `currentColor` is the colour of the
 * surrounding text, and `var(--color-marigold)` a colour of `agency.yaml`.
 *
 * @throws ContentError for another size, and for anything except shapes, because the drawing becomes part of every page
 */
export function readMark(folder = contentFolder): string {
  const source = readFileSync(join(folder, file), 'utf8')
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(source) ?? []
  if (!attributes.includes('viewBox="0 0 40 40"'))
    throw new ContentError(file, [
      { path: [], words: 'has another size.', cure: 'Draw it in viewBox="0 0 40 40".' },
    ])
  const elements = [...drawing.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const strange = elements.find((name) => !/^(g|path|circle|ellipse|line|polygon|polyline|rect)$/.test(name))
  if (strange ?? /\s(on\w+|style|class|id|href)\s*=/i.test(drawing))
    throw new ContentError(file, [
      {
        path: [],
        words: 'contains more than shapes.',
        cure: 'Keep paths and simple shapes, without style, class, id or links.',
      },
    ])
  return drawing.replaceAll(/>\s+</g, '><').trim()
}

/** The same with the colours of a palette instead of the page's, for pictures that are drawn from it. */
export const markIn = (colours: Record<string, string>): string =>
  readMark()
    .replaceAll('currentColor', String(colours['on-night']))
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => String(colours[name]))
