import { createContext } from 'react'
import type { Choice, FieldProblem, FieldShape, Path, Value } from '#contract/desk-pages.ts'

/** What every field of the form of a page looks at. */
export interface FormState {
  /** Path of the page's file. */
  file: string
  problems: FieldProblem[]
  choices: Record<string, Choice[]>
  /** Where values show, by the field's name. */
  shownIn: Record<string, string>
  /** The page as visitors see it. */
  before: Value
  /** The place that somebody asked to be led to; lists on the way there open. */
  target: Path | null
  /** The subject of a photograph was moved, which is no change of the page. */
  onMoved: () => void
}

export const FormState = createContext<FormState>({
  file: '',
  problems: [],
  choices: {},
  shownIn: {},
  before: null,
  target: null,
  onMoved: () => {},
})

/** Such as `itinerary.2.title`: what a control is found by. */
export const pathKey = (path: Path): string => path.join('.')

export const isBelow = (path: Path, above: Path): boolean => above.every((part, at) => path[at] === part)

/** Undefined where nothing is there. */
export function valueAt(value: Value | undefined, [key, ...rest]: Path): Value | undefined {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt((value as Record<string | number, Value>)[key], rest)
}

/** What a control shows. */
export const textIn = (value: Value | undefined): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value)

/** What is shown of an item that is closed: its first words that are not of a fixed set, and of another page its name. */
export function summaryOf(
  value: Value | undefined,
  shape: FieldShape,
  choices: Record<string, Choice[]>,
): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((item) => summaryOf(item, shape.items ?? {}, choices)).join(', ')
  if (!value || typeof value !== 'object') return ''
  // A picture by what it shows: its name is for files.
  if ('alt' in value) return textIn(value['alt']) || 'Not described yet'
  const [key, words] =
    Object.entries(value).find(
      ([name, item]) => typeof item === 'string' && item !== '' && !shape.properties?.[name]?.enum,
    ) ?? []
  if (key === undefined) return ''
  return choices[key]?.find((choice) => choice.value === words)?.label ?? textIn(words)
}

/** Whether the field is a picture with the words for it. */
export const isPicture = ({ properties }: FieldShape): boolean =>
  properties?.['alt'] !== undefined && properties['name'] !== undefined
