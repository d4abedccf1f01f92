import { use, type ComponentType, type ReactNode } from 'react'
import { fieldName, type FieldShape, type Path, type Value } from '#contract/desk-pages.ts'
import { inWords, isSame } from '#contract/desk-changes.ts'
import { Icon } from '#site/ui/icon.tsx'
import { FormState, isBelow, pathKey, valueAt } from './form-state.ts'

export interface FieldProps {
  shape: FieldShape
  value: Value | undefined
  path: Path
  isRequired: boolean
  /** Undefined removes the field. */
  onChange: (value: Value | undefined) => void
}

/** Renders a field, for groups and lists of fields. */
export type AnyFieldType = ComponentType<FieldProps>

/** The field's name. For a list item, the list's name. */
export const nameOfChoices = (path: Path): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '')

/** Label, help text and mistake of a field, in the form of the site's form components. */
export function useWords({ shape, value, path, isRequired }: Omit<FieldProps, 'onChange'>) {
  const { problems, before, shownIn } = use(FormState)
  const last = path.at(-1)
  const label =
    typeof last === 'number' ? `${fieldName(nameOfChoices(path))} ${last + 1}` : fieldName(String(last ?? ''))
  const own = problems.filter((problem) => isBelow(problem.path, path)).map(({ words }) => words)
  const old = path.some((part) => typeof part === 'number') ? undefined : valueAt(before, path)
  const isShort = typeof old === 'string' ? old.length <= 120 : typeof old === 'number'
  const length = typeof value === 'string' ? value.length : 0
  const hint = [
    typeof last === 'number' ? '' : plain(shape.description),
    shape.maxLength && length > shape.maxLength * 0.75 ? `${length} of ${shape.maxLength} characters.` : '',
    path.length === 1 ? shownIn[String(last)] : '',
    isShort && !isSame(old, value) ? `Before: ${inWords(old)}` : '',
  ]
  return {
    label,
    hint: hint.filter(Boolean).join(' '),
    isOptional: !isRequired,
    ...(own.length > 0 ? { error: own.join(' ') } : {}),
    'data-path': pathKey(path),
  }
}

const plain = (description = '') => description.replaceAll('`', '')

/** A mistake of the group itself or of a field that the form does not show. */
export const isOwnProblem = (of: Path, path: Path, shape: FieldShape): boolean =>
  isBelow(of, path) && (of.length === path.length || !isShown(shape, of[path.length]))

const isShown = ({ properties }: FieldShape, key: Path[number] | undefined): boolean =>
  properties?.[String(key)] !== undefined && !properties[String(key)]?.counted

export function Mistake({ words }: { words: ReactNode }) {
  if (!words) return null
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-error">
      <Icon name="warning" className="mt-0.5 size-4" />
      {words}
    </p>
  )
}
