import { isDeepStrictEqual } from 'node:util'
import {
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Fields, FieldShape, Value } from '#contract/desk-pages.ts'
import { indented, inFlowStyle, pairText, scalarText, written } from './yaml-text.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The text of a YAML file with other values. Only the characters of what changed are replaced, so that comments, order, quotes
 * and line breaks of the rest stay: one price is one changed line, and equal values give the very same bytes.
 *
 * @param shape decides where new fields are placed
 */
export function splice(source: string, wanted: Value, shape: FieldShape = {}): string {
  const root = parseDocument(source).contents as ParsedNode | null
  const edits = root && changes(source, root, wanted, shape)
  const text = edits ? applied(source, edits) : stringify(wanted, written)
  // Safe even if the rules below miss a case: comments may be lost, but never a value.
  return isDeepStrictEqual(readBack(text), wanted) ? text : stringify(wanted, written)
}

function readBack(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function applied(source: string, edits: Edit[], from = 0, to = source.length): string {
  let text = source.slice(from, to)
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end))
    text = text.slice(0, start - from) + put + text.slice(end - from)
  return text
}

/** Null if the whole node has to be rewritten. */
function changes(
  source: string,
  node: ParsedNode,
  wanted: Value,
  shape: FieldShape,
  inFlow = false,
): Edit[] | null {
  if (isDeepStrictEqual(node.toJSON(), wanted)) return []
  if (isMap(node) && isFields(wanted))
    return node.flow
      ? flowChanges(source, node as FlowMap, wanted, shape)
      : mapChanges(source, node as BlockMap, wanted, shape)
  if (isSeq(node) && Array.isArray(wanted)) {
    if (node.flow) return wanted.every(isPlain) ? [replaced(node, inFlowStyle(wanted))] : null
    return listChanges(source, node as BlockList, wanted, shape)
  }
  if (isScalar(node) && isPlain(wanted)) {
    const [start, end] = [node.range[0], endOf(source, node)]
    const text = scalarText(source.slice(start, end), node.type, wanted, inFlow)
    return text === null ? null : [{ start, end, text }]
  }
  return null
}

type BlockMap = YAMLMap.Parsed<Scalar.Parsed, ParsedNode | null>
type FlowMap = BlockMap
type BlockList = YAMLSeq.Parsed<ParsedNode>

/** As in `contract/desk-changes.ts`, which the site's build must not run: the Desk does not make the site's build stale. */
export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: Value): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

const replaced = (node: ParsedNode, text: string): Edit => ({
  start: node.range[0],
  end: node.range[1],
  text,
})

function flowChanges(source: string, node: FlowMap, wanted: Fields, shape: FieldShape): Edit[] | null {
  const same = isDeepStrictEqual(node.items.map(keyOf).toSorted(), Object.keys(wanted).toSorted())
  const edits = same
    ? node.items.map((pair) =>
        pair.value
          ? changes(
              source,
              pair.value,
              wanted[keyOf(pair)] ?? null,
              shape.properties?.[keyOf(pair)] ?? {},
              true,
            )
          : null,
      )
    : [null]
  if (edits.includes(null))
    return Object.values(wanted).every(isPlain) ? [replaced(node, inFlowStyle(wanted))] : null
  return (edits as Edit[][]).flat()
}

const keyOf = ({ key }: { key: Scalar.Parsed }): string => String(key.value)

function mapChanges(source: string, node: BlockMap, wanted: Fields, shape: FieldShape): Edit[] | null {
  const [first] = node.items
  if (!first || !node.items.some((pair) => wanted[keyOf(pair)] !== undefined)) return null
  const indent = columnOf(source, first.key.range[0])
  const edits: Edit[] = []
  for (const [at, pair] of node.items.entries()) {
    const key = keyOf(pair)
    const start = pair.key.range[0]
    const end = lineEnd(source, endOf(source, pair.value ?? pair.key))
    const value = wanted[key]
    if (value === undefined) {
      // If the first field after a hyphen is removed, the next one takes its place.
      const next = node.items[at + 1]
      const isBehindHyphen = source.slice(lineStart(source, start), start).trim() !== ''
      if (isBehindHyphen && !next) return null
      edits.push(
        isBehindHyphen && next
          ? { start, end: next.key.range[0], text: '' }
          : { start: lineStart(source, start), end, text: '' },
      )
      continue
    }
    const inside = pair.value && changes(source, pair.value, value, shape.properties?.[key] ?? {})
    if (inside) edits.push(...inside)
    else edits.push({ start, end, text: pairText(key, value, indent).trimStart() })
  }
  return [...edits, ...additions(source, node, wanted, shape, indent)]
}

/** New fields are placed after the nearest earlier field of the schema that exists. */
function additions(
  source: string,
  node: BlockMap,
  wanted: Fields,
  shape: FieldShape,
  indent: number,
): Edit[] {
  const present = new Map(node.items.map((pair) => [keyOf(pair), pair]))
  const order = [...new Set([...Object.keys(shape.properties ?? {}), ...Object.keys(wanted)])]
  const byPlace = new Map<number, string>()
  for (const [at, key] of order.entries()) {
    const value = wanted[key]
    if (value === undefined || present.has(key)) continue
    const before = order.slice(0, at).findLast((name) => present.has(name) && wanted[name] !== undefined)
    const anchor = present.get(before ?? '') ?? node.items.find((pair) => wanted[keyOf(pair)] !== undefined)
    if (!anchor) continue
    const place = lineEnd(source, endOf(source, anchor.value ?? anchor.key))
    byPlace.set(place, (byPlace.get(place) ?? '') + pairText(key, value, indent))
  }
  return [...byPlace].map(([place, text]) => ({
    start: place,
    end: place,
    text: source[place - 1] === '\n' ? text : `\n${text}`,
  }))
}

function listChanges(source: string, node: BlockList, wanted: Value[], shape: FieldShape): Edit[] | null {
  const { items } = node
  if (items.length === 0 || wanted.length === 0) return null
  const from = matches(
    items.map((item) => item.toJSON() as Value),
    wanted,
  )
  const hyphens = items.map((item) => source.lastIndexOf('-', item.range[0] - 1))
  const ends = items.map((item) => lineEnd(source, endOf(source, item)))
  const starts = items.map((_, at) => ends[at - 1] ?? lineStart(source, hyphens[0] ?? 0))
  const itemShape = shape.items ?? {}
  const isInPlace = items.length === wanted.length && from.every((at, place) => at === place)
  const inside = wanted.map((value, place) => {
    const item = items[from[place] ?? -1]
    return item ? changes(source, item, value, itemShape) : null
  })
  if (isInPlace && !inside.includes(null)) return (inside as Edit[][]).flat()
  const indent = columnOf(source, hyphens[0] ?? 0)
  const texts = wanted.map((value, place) => {
    const at = from[place]
    const edits = inside[place]
    if (at === undefined || !edits) return indented(stringify([value], written), indent)
    const text = applied(source, edits, starts[at], ends[at])
    return text.endsWith('\n') ? text : `${text}\n`
  })
  return [{ start: starts[0] ?? 0, end: ends.at(-1) ?? 0, text: texts.join('') }]
}

/** Matches new items with old ones: equal ones first, then the most similar. */
function matches(old: Value[], wanted: Value[]): (number | undefined)[] {
  const free = new Set(old.keys())
  const found: (number | undefined)[] = wanted.map((value, place) => {
    const at =
      isDeepStrictEqual(old[place], value) && free.has(place)
        ? place
        : old.findIndex((item, i) => free.has(i) && isDeepStrictEqual(item, value))
    return free.delete(at) ? at : undefined
  })
  for (const [place, value] of wanted.entries()) {
    if (found[place] !== undefined) continue
    const [best] = [...free]
      .map((at) => ({ at, score: alike(old[at] ?? null, value) + (at === place ? 0.01 : 0) }))
      .toSorted((a, b) => b.score - a.score)
    if (best && best.score > 0.3 && free.delete(best.at)) found[place] = best.at
  }
  return found
}

/** 0 (nothing in common) to 1: the share of equal fields, or of words. */
function alike(one: Value, other: Value): number {
  const parts = (value: Value): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map((entry) => JSON.stringify(entry))
      : String(value).split(' ')
  const [a, b] = [new Set(parts(one)), new Set(parts(other))]
  return a.intersection(b).size / Math.max(1, a.size, b.size)
}

/** The end of what is written; of a text of several lines the parser counts the empty lines below it, too. */
function endOf(source: string, node: ParsedNode): number {
  if (isScalar(node) && node.type?.startsWith('BLOCK')) {
    const text = source.slice(node.range[0], node.range[1])
    return node.range[0] + text.trimEnd().length
  }
  if (isMap(node) && !node.flow) {
    const last = (node as BlockMap).items.at(-1)
    return last ? endOf(source, last.value ?? last.key) : node.range[1]
  }
  if (isSeq(node) && !node.flow) {
    const last = (node as BlockList).items.at(-1)
    return last ? endOf(source, last) : node.range[1]
  }
  return node.range[1]
}

const lineStart = (source: string, at: number): number => source.lastIndexOf('\n', at - 1) + 1

/** After the line break. */
function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end + 1
}

const columnOf = (source: string, at: number): number => at - lineStart(source, at)
