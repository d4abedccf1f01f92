import { createContext } from 'react'
import type { Choice, FieldProblem, FieldShape, Path, Value } from '#contract/desk-pages.ts'

/** The state shared by all fields of a page's form. */
export interface FormState {
  /** Path of the page's file. */
  file: string
  problems: FieldProblem[]
  choices: Record<string, Choice[]>
  /** Where values are shown, by field name. */
  shownIn: Record<string, string>
  /** The published page. */
  before: Value
  /** The field to go to. Lists on the way there are opened. */
  target: Path | null
  /** Called when a photograph's subject was moved, which does not change the page. */
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

/** A control's id, such as `itinerary.2.title`. */
export const pathKey = (path: Path): string => path.join('.')

export const isBelow = (path: Path, above: Path): boolean => above.every((part, at) => path[at] === part)

/** Undefined if there is no value. */
export function valueAt(value: Value | undefined, [key, ...rest]: Path): Value | undefined {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt((value as Record<string | number, Value>)[key], rest)
}

/** A value as text for a control. */
export const textIn = (value: Value | undefined): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value)

/** The summary of a closed item: its first text that is not from a fixed set, or the name of the page that it refers to. */
export function summaryOf(
  value: Value | undefined,
  shape: FieldShape,
  choices: Record<string, Choice[]>,
): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((item) => summaryOf(item, shape.items ?? {}, choices)).join(', ')
  if (!value || typeof value !== 'object') return ''
  // A picture by its description, because its name is a file name.
  if ('alt' in value) return textIn(value['alt']) || 'Not described yet'
  const [key, words] =
    Object.entries(value).find(
      ([name, item]) => typeof item === 'string' && item !== '' && !shape.properties?.[name]?.enum,
    ) ?? []
  if (key === undefined) return ''
  return choices[key]?.find((choice) => choice.value === words)?.label ?? textIn(words)
}

/** Whether the field is a picture with its description. */
export const isPicture = ({ properties }: FieldShape): boolean =>
  properties?.['alt'] !== undefined && properties['name'] !== undefined
