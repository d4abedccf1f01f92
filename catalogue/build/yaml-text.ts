import { isDeepStrictEqual } from 'node:util'
import { parse, stringify, type Scalar } from 'yaml'
import type { Fields, Value } from '#contract/desk-pages.ts'

// Writes values as YAML that stays close to what a person wrote and parses to the same values.

/** The width at which a paragraph is broken into lines. */
const width = 110

/** How new values are written. Readers of YAML 1.1 do not read `yes` and `12:30` as texts. */
export const written = { lineWidth: 0, singleQuote: true, compat: 'yaml-1.1' } as const

/** A new field. */
export function pairText(key: string, value: Value, indent: number): string {
  const text =
    typeof value === 'string' && value.length > width && !/\n| #/.test(value)
      ? `${stringify(key).trim()}: >-\n${paragraph(value, 2)}\n`
      : stringify({ [key]: value }, written)
  return indented(text, indent)
}

export const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

/**
 * A new value, written in the old one's notation if possible. Null if no notation parses to the value.
 *
 * @param old the old one's text
 * @param type the old one's notation
 */
export function scalarText(
  old: string,
  type: Scalar.Parsed['type'],
  value: string | number | boolean | null,
  inFlow: boolean,
): string | null {
  if (typeof value !== 'string') return String(value)
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  const ways: string[] = []
  // parse-yaml.ts refuses a space and # outside quotes, because the rest would usually be lost.
  const takesBlock = !value.includes(' #')
  if (isBlock && takesBlock) ways.push(blockText(old, type, value))
  const simple = { PLAIN: value, QUOTE_SINGLE: inSingle(value), QUOTE_DOUBLE: JSON.stringify(value) }
  const own = simple[type as keyof typeof simple]
  if (own !== undefined) ways.push(own)
  ways.push(simple.PLAIN, simple.QUOTE_SINGLE, simple.QUOTE_DOUBLE)
  return ways.find((way) => isReadAs(way, value, inFlow)) ?? null
}

const inSingle = (value: string): string => `'${value.replaceAll("'", "''")}'`

function isReadAs(way: string, value: string, inFlow: boolean): boolean {
  if (!/^[|>]/.test(way) && way.includes('\n')) return false
  const text = inFlow ? `k: [${way}]` : `k: ${way}\n`
  return (['1.2', '1.1'] as const).every((version) => {
    try {
      const { k } = parse(text, { version, logLevel: 'error' }) as { k: unknown }
      return isDeepStrictEqual(k, inFlow ? [value] : value)
    } catch {
      return false
    }
  })
}

/** A text of several lines. Unchanged lines keep their breaks. */
function blockText(old: string, type: 'BLOCK_FOLDED' | 'BLOCK_LITERAL', value: string): string {
  const lines = old.split('\n').slice(1)
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '  ')?.[0].length ?? 2
  const ending = value.endsWith('\n') ? '' : '-'
  const body = value.replace(/\n$/, '')
  if (type === 'BLOCK_LITERAL') return `|${ending}\n${indented(body, indent)}`
  const before = lines
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n')
    .map((part) => part.split('\n'))
  const parts = body.split('\n').map((part, at) => paragraph(part, indent, before[at]))
  return `>${ending}\n${parts.join('\n\n')}`
}

/** Breaks a paragraph into lines, but keeps the old lines at its start and end. */
function paragraph(text: string, indent: number, before: string[] = []): string {
  const head: string[] = []
  const tail: string[] = []
  let rest = text
  for (const line of before) {
    if (rest !== line && !rest.startsWith(`${line} `)) break
    head.push(line)
    rest = rest.slice(line.length + 1)
  }
  for (const line of before.slice(head.length).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break
    tail.unshift(line)
    rest = rest.slice(0, -line.length - 1)
  }
  const middle: string[] = []
  for (const word of rest === '' ? [] : rest.split(' ')) {
    const last = middle.at(-1)
    if (last !== undefined && last.length + word.length + 1 + indent <= width)
      middle[middle.length - 1] = `${last} ${word}`
    else middle.push(word)
  }
  return [...head, ...middle, ...tail].map((line) => ' '.repeat(indent) + line).join('\n')
}

/** `[a, b]` or `{ a: 1 }` in one line. */
export function inFlowStyle(value: Value[] | Fields): string {
  const inLine = (item: Value): string =>
    typeof item === 'string'
      ? ([item, inSingle(item)].find((way) => isReadAs(way, item, true)) ?? JSON.stringify(item))
      : JSON.stringify(item)
  return Array.isArray(value)
    ? `[${value.map(inLine).join(', ')}]`
    : `{ ${Object.entries(value)
        .map(([key, item]) => `${key}: ${inLine(item)}`)
        .join(', ')} }`
}
