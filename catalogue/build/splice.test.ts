import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSources } from './content-index.ts'
import { splitFrontMatter } from './markdown.ts'
import { schemaOf } from '#catalogue/schemas/schema-of.ts'
import type { FieldShape, Value } from '#contract/desk-pages.ts'
import { splice } from './splice.ts'

const files = [...readSources()].map(([file, source]) => ({
  file,
  source: splitFrontMatter(source)?.frontMatter ?? source,
  shape: z.toJSONSchema(schemaOf(file) ?? z.any(), { io: 'input' }) as FieldShape,
}))

/** Lines that a change removes or adds, whichever are more. */
function changedLines(before: string, after: string): number {
  const rest = after.split('\n')
  const gone = before.split('\n').filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return Math.max(gone.length, rest.length)
}

/** Every value of a file with its path, and the file's data with another one in its place. */
function places(value: Value, path: (string | number)[] = []): { path: (string | number)[]; value: Value }[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          places(item as Value, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [{ path, value }, ...inside]
}

function withValue(whole: Value, [key, ...rest]: (string | number)[], put: Value | undefined): Value {
  if (key === undefined) return put ?? null
  const copy = structuredClone(whole) as Record<string | number, Value>
  if (rest.length > 0) copy[key] = withValue(copy[key] ?? null, rest, put)
  else if (put !== undefined) copy[key] = put
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy as Value
}

it.each(files)('leaves $file unchanged, byte for byte, if no value changed', ({ source, shape }) => {
  expect(splice(source, parse(source) as Value, shape)).toBe(source)
})

const hostile = [
  'yes',
  'null',
  '12:30',
  '110019',
  '2025-08-11',
  '',
  ' padded ',
  '# no comment',
  'suite #5',
  'a: b',
  "it's",
  '"quoted"',
  '- item',
  '[a]',
  '{a}',
  '&a',
  '*a',
  '!a',
  '%a',
  '@a',
  'हिन्दी 😀',
  'two\nlines',
  'ends in breaks\n\n',
  '\ttab',
  `${'x'.repeat(60)} #${' long'.repeat(30)}`,
  'x'.repeat(300),
]

/** A fixed selection, because all of them would take minutes. */
let state = 20261123
const below = (limit: number): number => {
  state = (state * 1664525 + 1013904223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * limit)
}
const someOf = <Item>(items: Item[], most: number): Item[] =>
  items.length <= most ? items : Array.from({ length: most }, () => oneOf(items))
const oneOf = <Item>(items: Item[]): Item => items[below(items.length)] as Item

const comments = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'))

describe.each(files)('$file', ({ source, shape }) => {
  const whole = parse(source) as Value
  const all = places(whole)

  it('accepts any text and any number as a value, and keeps all comments', () => {
    for (const { path, value } of someOf(
      all.filter((place) => typeof place.value !== 'object'),
      4,
    )) {
      const wanted = withValue(whole, path, typeof value === 'string' ? oneOf(hostile) : oneOf([7, 4.85, -3]))
      const text = splice(source, wanted, shape)
      expect(isDeepStrictEqual(parse(text), wanted)).toBe(true)
      expect(comments(text)).toEqual(expect.arrayContaining(comments(source)))
    }
  })

  it('changes one line for one word', () => {
    const texts = all.flatMap(({ path, value }) =>
      typeof value === 'string' && value.length < 100 && /\w$/.test(value) ? [{ path, value }] : [],
    )
    for (const { path, value } of someOf(texts, 2)) {
      const text = splice(source, withValue(whole, path, value.replace(/\w+$/, 'other')), shape)
      expect(changedLines(source, text), path.join(' ')).toBeLessThanOrEqual(2)
    }
  })

  it('removes, repeats and reverses items of its lists, and restores them', () => {
    const lists = all.filter(({ value }) => Array.isArray(value) && value.length > 1)
    for (const { path, value } of someOf(lists, 1)) {
      const [first, ...rest] = value as [Value, ...Value[]]
      const other = oneOf<Value>([
        rest,
        [...rest, first],
        [first, ...rest, first],
        [first, ...rest].toReversed(),
        [],
      ])
      const wanted = withValue(whole, path, other)
      const text = splice(source, wanted, shape)
      expect(parse(text)).toEqual(wanted)
      expect(parse(splice(text, whole, shape))).toEqual(whole)
    }
  })

  it('removes fields, and restores them in the schema’s order', () => {
    const fields = all.filter(({ path }) => typeof path.at(-1) === 'string')
    for (const { path, value } of someOf(fields, 1)) {
      const wanted = withValue(whole, path, undefined)
      const without = splice(source, wanted, shape)
      expect(parse(without)).toEqual(wanted)
      expect(parse(splice(without, withValue(wanted, path, value), shape))).toEqual(whole)
    }
  })
})

it('changes one line for one price', () => {
  for (const { file, source, shape } of files.filter(({ file }) => /^(destinations|packages)\//.test(file))) {
    const whole = parse(source) as { price: number }
    const text = splice(source, { ...whole, price: whole.price + 50 }, shape)
    expect(changedLines(source, text), file).toBe(1)
  }
})

it('keeps the lines of a paragraph before and after a new sentence', () => {
  const source = 'a: >-\n  First line of it\n  second line of it\n  third line of it.\n\nb: 1 # why\n'
  expect(splice(source, { a: 'First line of it second word of it third line of it.', b: 1 })).toBe(
    'a: >-\n  First line of it\n  second word of it\n  third line of it.\n\nb: 1 # why\n',
  )
})

it('moves an item of a list together with its comment', () => {
  const source = 'list:\n  - a: 1\n  # about b\n  - b: 2\n  - c: 3\n'
  expect(splice(source, { list: [{ a: 1 }, { c: 3 }, { b: 2 }] })).toBe(
    'list:\n  - a: 1\n  - c: 3\n  # about b\n  - b: 2\n',
  )
})
