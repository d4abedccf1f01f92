import type { ComponentProps, ReactNode } from 'react'

interface ChoiceGroupProps {
  legend: string
  hint?: string
  children: ReactNode
}

/** A labelled group of chips. */
export function ChoiceGroup({ legend, hint, children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 text-md font-semibold">
        {legend}
        {hint && <span className="font-normal text-muted"> {hint}</span>}
      </legend>
      <div className="gap-2 max-sm:grid xs:max-sm:has-[[type=checkbox]]:grid-cols-2 sm:flex sm:flex-wrap sm:gap-2.5">
        {children}
      </div>
    </fieldset>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  type: 'checkbox' | 'radio'
  children: string
}

/** A real checkbox or radio button that looks like a chip. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 rounded-control border border-control bg-white px-2.5 py-1.5 text-md leading-tight font-medium sm:px-4 hover:border-ink has-checked:border-peacock has-checked:bg-peacock-tint has-checked:text-peacock-dark">
      <input {...input} className="size-4.5 shrink-0 accent-peacock" />
      {children}
    </label>
  )
}
