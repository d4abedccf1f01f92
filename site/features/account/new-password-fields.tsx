import { signUpRules } from './account-rules.ts'
import { PasswordField } from './password-field.tsx'

/**
 * Fields for a new password, typed twice, with the rules of sign-up (spec §5). The form around them checks `typedTheSame`.
 */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters."
        {...signUpRules.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        {...signUpRules.confirmPassword}
      />
    </>
  )
}
