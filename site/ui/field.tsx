import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import type { Messages } from './form-problems.ts'
import { Icon } from './icon.tsx'

/* With a scroll margin for the label and the line below it. */
const look =
  'w-full min-h-12 scroll-mt-16 rounded-control border border-control bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-muted hover:border-ink aria-invalid:border-error aria-invalid:border-2 disabled:bg-mist disabled:text-muted'

interface FieldFrame {
  label: string
  /** Shown after the label as "(optional)". */
  isOptional?: boolean
  /** A sentence under the label. */
  hint?: string
  /** The error message. Marks the field invalid. */
  error?: string
  className?: string
}

interface Wiring {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A label, a hint below it and an error below the control, connected by id. */
export function Field({
  label,
  isOptional,
  hint,
  error,
  className = '',
  children,
}: FieldFrame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-error">
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  )
}

type InputFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** In a `Form`: the message for each validation failure of the browser. */
    messages?: Messages
  }

export function InputField({
  label,
  isOptional,
  hint,
  error,
  className,
  messages,
  onBlur,
  ...input
}: InputFieldProps) {
  const { errors, leave } = use(FormContext)
  // Without the explicit "false" browsers tell screen readers that every empty required input is invalid.
  const checks = messages && { 'data-messages': JSON.stringify(messages), 'aria-invalid': false as const }
  return (
    <Field
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error ?? errors[input.name ?? '']}
      className={className}
    >
      {(wiring) => (
        <input
          {...input}
          {...checks}
          {...wiring}
          className={look}
          onBlur={(event) => {
            onBlur?.(event)
            // For base.css: WebKit shows today's date in an empty date field.
            event.target.dataset['filled'] = `${event.target.value !== ''}`
            leave(event.target)
          }}
        />
      )}
    </Field>
  )
}

type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextareaField({
  label,
  isOptional,
  hint,
  error,
  className,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error} className={className}>
      {(wiring) => <textarea rows={4} {...textarea} {...wiring} className={`${look} resize-y`} />}
    </Field>
  )
}

type SelectFieldProps = FieldFrame & Omit<ComponentProps<'select'>, 'id' | 'className'>

export function SelectField({
  label,
  isOptional,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={`${look} appearance-none pr-10`}>
            {children}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
