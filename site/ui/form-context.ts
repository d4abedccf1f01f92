import { createContext, type ReactNode } from 'react'
import type { Problems } from './form-problems.ts'

/** The outcome of a submit, for visitors who missed the toast. */
export interface Outcome {
  tone: 'good' | 'caution'
  /** Stays above the submit button until the next submit. */
  says: ReactNode
  /** Name of the field to focus. Without it, the message gets the focus. */
  field?: string
}

interface FormState {
  /** The current error messages. */
  errors: Problems
  /** Called when an input loses the focus. */
  leave: (input: HTMLInputElement) => void
  isPending: boolean
  outcome?: Outcome | undefined
}

/** Connects a field with the `Form` around it. Has no effect outside a form. */
export const FormContext = createContext<FormState>({ errors: {}, leave: () => {}, isPending: false })
