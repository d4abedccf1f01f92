import type { FormRules } from '#site/ui/form-problems.ts'
import { textIn } from '#site/ui/form-text.ts'

const required = (message: string) => ({ required: true, messages: { valueMissing: message } })

/** Spec §5, sign-in. */
export const signInRules = {
  email: required('Email is required'),
  password: required('Password is required'),
}

/** Spec §5, sign-up. A change of address or password uses them too. */
export const signUpRules = {
  email: {
    required: true,
    // A basic e-mail pattern: something, an at sign, a domain with a dot.
    pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
    messages: { valueMissing: 'Email is required', patternMismatch: 'Invalid email address' },
  },
  password: {
    required: true,
    // Not `minLength`: browsers check it for typed text only, not for text from a password manager.
    pattern: '.{6,}',
    messages: {
      valueMissing: 'Password is required',
      patternMismatch: 'Password must be at least 6 characters',
    },
  },
  confirmPassword: required('Please confirm your password'),
}

export const typedTheSame: FormRules = {
  confirmPassword: (typed, form) =>
    typed === textIn(form, 'password') ? undefined : 'Passwords do not match',
}
