import { SelectField } from '#site/ui/field.tsx'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Choices } from './choose-items.ts'
import type { Option, Question } from './list-plan.ts'

export interface FilterFormProps {
  /** The list's own address. */
  path: string
  filters: readonly Question[]
  orders: readonly Option[]
  choices: Choices
  onChange: (choices: Choices) => void
  onSubmit?: () => void
  className: string
  /** The submit button. */
  children?: ReactNode
}

/** One select for each filter, and one for the order. Changes apply at once. */
export function FilterForm(props: FilterFormProps) {
  const { path, filters, orders, choices, onChange, onSubmit, className, children } = props
  const form = useRef<HTMLFormElement>(null)
  // Applies choices made before hydration, once. Later choices fire events.
  const countEarly = useEffectEvent(() => {
    if (!form.current) return
    const early = Object.fromEntries(new FormData(form.current)) as Choices
    if (Object.keys(early).some((name) => early[name] !== (choices[name] ?? ''))) onChange(early)
  })
  useEffect(() => countEarly(), [])
  const select = (name: string, label: string, first: string, options: readonly Option[]) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      value={choices[name] ?? ''}
      onChange={(event) => onChange({ ...choices, [name]: event.target.value })}
    >
      <option value="">{first}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <form
      ref={form}
      action={path}
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
      className={className}
    >
      {filters.map(({ name, label, any, options }) => select(name, label, any, options))}
      {select('sort', 'Sort by', 'Recommended', orders)}
      {children}
    </form>
  )
}
