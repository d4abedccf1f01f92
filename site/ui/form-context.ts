import { createContext, type ReactNode } from 'react'
import type { Problems } from './form-problems.ts'

/** The outcome of a submit, for visitors who missed the toast. */
export interface Outcome {
  tone: 'good' | 'caution'
  /** Stays above the submit button until the next submit. */
  says: ReactNode
  /** Name of the field to go on in; without it focus goes to the words. */
  field?: string
}

interface FormState {
  /** What the form shows as wrong just now. */
  errors: Problems
  /** Called by an input that loses the focus. */
  leave: (input: HTMLInputElement) => void
  isPending: boolean
  outcome?: Outcome | undefined
}

/** How a field takes part in the `Form` around it; alone it takes part in nothing. */
export const FormContext = createContext<FormState>({ errors: {}, leave: () => {}, isPending: false })
