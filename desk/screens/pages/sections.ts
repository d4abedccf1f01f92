import type { Checked, FieldShape, Path } from '#contract/desk-pages.ts'
import { isBelow, isPicture } from './form-state.ts'

export interface PlacedField {
  path: Path
  shape: FieldShape
  isRequired: boolean
}

/** A section of a form, with a link to it. */
export interface Section {
  words: string
  fields: PlacedField[]
}

const usual = ['Words', 'Facts', 'Price', 'Pictures']

/** The fields of a page in sections: as set in the schema, otherwise by type. */
export function sectionsOf(shape: FieldShape): Section[] {
  const fields = placed(shape, []).toSorted((a, b) => Number(isAtEnd(a)) - Number(isAtEnd(b)))
  const groups = Map.groupBy(fields, ({ shape: own }) => own.section ?? kindOf(own))
  const order = [...usual.filter((words) => groups.has(words)), ...groups.keys()]
  return [...new Set(order)].map((words) => ({ words, fields: groups.get(words) ?? [] }))
}

const isAtEnd = ({ shape }: PlacedField) => shape.atEnd ?? false

/** Groups whose fields are shown among the others: the required ones. */
export const isSpread = (shape: FieldShape, isRequired: boolean): boolean =>
  isRequired && shape.spread === true

function placed({ properties = {}, required = [] }: FieldShape, path: Path): PlacedField[] {
  return Object.entries(properties).flatMap(([key, shape]) => {
    const isRequired = required.includes(key)
    if (isSpread(shape, isRequired)) return placed(shape, [...path, key])
    return shape.counted ? [] : [{ path: [...path, key], shape, isRequired }]
  })
}

function kindOf(shape: FieldShape): string {
  if (isPicture(shape) || (shape.items && isPicture(shape.items))) return 'Pictures'
  return isFact(shape) ? 'Facts' : 'Words'
}

/** Numbers, dates, choices and addresses, and groups and lists of only these. */
function isFact({ type, items, properties, enum: words, format, pattern }: FieldShape): boolean {
  if (type === 'array') return items !== undefined && isFact(items)
  if (type === 'object') return Object.values(properties ?? {}).every(isFact)
  return type !== 'string' || words !== undefined || format !== undefined || pattern !== undefined
}

/** The section's mistakes. */
export const problemsOf = ({ fields }: Section, { problems }: Pick<Checked, 'problems'>) =>
  problems.filter((problem) => fields.some(({ path }) => isBelow(problem.path, path)))

/** Mistakes in the order of the form. Those without a field come first. */
export function inOrder(sections: Section[], { problems }: Pick<Checked, 'problems'>) {
  const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path))
  const at = ({ path }: { path: Path }) => paths.findIndex((own) => isBelow(path, own))
  return problems.toSorted((a, b) => at(a) - at(b))
}
