import { createContext } from 'react'
import type { Problems } from './form-problems.ts'

interface FormState {
  /** What the form shows as wrong just now. */
  errors: Problems
  /** Told by an input that loses the focus. */
  leave: (input: HTMLInputElement) => void
}

/** How a field takes part in the `Form` around it; alone it takes part in nothing. */
export const FormContext = createContext<FormState>({ errors: {}, leave: () => {} })
