import { useState, type ReactNode } from 'react'
import type { Outcome } from '#site/ui/form-context.ts'
import type { Failure } from '#site/session/ask.ts'
import { PasswordField } from './password-field.tsx'

const asks: Outcome = {
  tone: 'caution',
  says: 'You signed in a while ago. Enter your current password to go on.',
  field: 'currentPassword',
}

const wrong: Outcome = {
  tone: 'caution',
  says: 'That is not your current password. Please try again.',
  field: 'currentPassword',
}

interface CurrentPassword {
  /** To be rendered in the form. Empty until the service asks for the password. */
  field: ReactNode
  /** The outcome of a refusal about the current password. Undefined for any other failure. */
  outcomeOf: (failure: Failure) => Outcome | undefined
}

/** The current password, for a form that the service refuses without it after an older sign-in. */
export function useCurrentPassword(): CurrentPassword {
  const [isAsked, setAsked] = useState(false)
  return {
    field: isAsked && (
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        messages={{ valueMissing: 'Enter your current password' }}
      />
    ),
    outcomeOf: ({ code }) => {
      if (code === 'current_password_invalid') return wrong
      if (code !== 'current_password_required') return undefined
      setAsked(true)
      return asks
    },
  }
}
