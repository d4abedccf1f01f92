import { signUpRules } from './account-rules.ts'
import { PasswordField } from './password-field.tsx'

/** A password to be chosen, typed twice, by the rules of sign-up (spec §5). Their form checks `typedTheSame`. */
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
