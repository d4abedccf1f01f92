import {
  fieldName,
  type FieldChange,
  type Fields,
  type FieldShape,
  type Path,
  type Value,
} from './desk-pages.ts'

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are equal, regardless of the order of their fields. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (!isFields(one) || !isFields(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

/** What a new field of this shape holds: of a list as many items as it needs, unless they are chosen from a set. */
export function emptyValue(shape: FieldShape): Value {
  if (shape.type === 'array') {
    const { items, minItems = 0 } = shape
    return !items || items.enum ? [] : Array.from({ length: minItems }, () => emptyValue(items))
  }
  if (shape.type === 'boolean') return false
  if (shape.type !== 'object') return ''
  const required = Object.entries(shape.properties ?? {}).filter(([key]) => shape.required?.includes(key))
  return Object.fromEntries(required.map(([key, inner]) => [key, emptyValue(inner)]))
}

/** `['itinerary', 2, 'title']` as people read it: `Itinerary 3 · Title`. */
export function placeName(path: Path): string {
  const parts: string[] = []
  for (const part of path)
    if (typeof part === 'string') parts.push(fieldName(part))
    else parts.push(`${parts.pop() ?? ''} ${part + 1}`.trim())
  return parts.join(' · ')
}

/** Names in the shape's order first. */
export const keysOf = (shape: FieldShape | undefined, ...values: Fields[]): string[] => [
  ...new Set([...Object.keys(shape?.properties ?? {}), ...values.flatMap(Object.keys)]),
]

/** Three states of a page made one. A field that both changed stays as `mine`, and is named. */
export function merge(
  base: Value,
  mine: Value,
  theirs: Value,
): { value: Value; both: { field: string; mine: Value | undefined; theirs: Value | undefined }[] } {
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) {
    if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs, both: [] }
    return { value: mine, both: isSame(theirs, base) ? [] : [{ field: '', mine, theirs }] }
  }
  const value: Fields = {}
  const both = []
  for (const field of keysOf(undefined, theirs, mine, base)) {
    const isMine = !isSame(mine[field], base[field])
    const taken = isMine ? mine[field] : theirs[field]
    if (taken !== undefined) value[field] = taken
    if (isMine && !isSame(theirs[field], base[field]) && !isSame(mine[field], theirs[field]))
      both.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { value, both }
}

/** What differs between two states of a page, field by field in the order of the form. */
export function changesBetween(
  before: Value | undefined,
  after: Value | undefined,
  shape?: FieldShape,
  path: Path = [],
): FieldChange[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after))
    return keysOf(shape, before, after).flatMap((key) =>
      changesBetween(before[key], after[key], shape?.properties?.[key], [...path, key]),
    )
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, shape, path)
  return [{ field: placeName(path) || 'Page', before: inWords(before), after: inWords(after) }]
}

function listChanges(before: Value[], after: Value[], shape: FieldShape | undefined, path: Path) {
  const isIn = (list: Value[], item: Value) => list.some((other) => isSame(other, item))
  if (before.length === after.length && !before.every((item) => isIn(after, item)))
    return before.flatMap((item, at) => changesBetween(item, after[at], shape?.items, [...path, at]))
  const gone = before.flatMap((item, at) =>
    isIn(after, item) ? [] : [{ field: placeName([...path, at]), before: inWords(item), after: null }],
  )
  const added = after.flatMap((item, at) =>
    isIn(before, item) ? [] : [{ field: placeName([...path, at]), before: null, after: inWords(item) }],
  )
  return gone.length + added.length > 0
    ? [...gone, ...added]
    : [{ field: placeName(path), before: inWords(before), after: inWords(after) }]
}

/** A value in one line. Of a group, the texts in it. */
export function inWords(value: Value | undefined): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(inWords).join(' · ')
  if (typeof value === 'object') return Object.values(value).map(inWords).join(' · ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
