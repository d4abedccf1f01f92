import { createContext } from 'react'
import type { Choice, FieldProblem, Path, Value } from '#contract/desk-pages.ts'

/** What every field of the form of a page looks at. */
export interface FormState {
  problems: FieldProblem[]
  choices: Record<string, Choice[]>
  /** The page as visitors see it. */
  before: Value
  /** The place that somebody asked to be led to; lists on the way there open. */
  target: Path | null
}

export const FormState = createContext<FormState>({ problems: [], choices: {}, before: null, target: null })

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

/** What is shown of an item that is closed. */
export function summaryOf(value: Value | undefined): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(summaryOf).join(', ')
  if (!value || typeof value !== 'object') return ''
  return summaryOf(Object.values(value).find((item) => typeof item === 'string' && item !== '') ?? '')
}
