import { changePassword } from '#site/session/account-actions.ts'
import type { ButtonVariant } from '#site/ui/button.tsx'
import { textIn } from '#site/ui/form-text.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { typedTheSame } from './account-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { outcomeOf } from './trouble.tsx'
import { useCurrentPassword } from './use-current-password.tsx'

interface NewPasswordFormProps {
  /** The account's address, for password managers. */
  email: string
  variant?: ButtonVariant
  className?: string
  onChanged?: () => void
}

const unchanged: Outcome = {
  tone: 'caution',
  says: 'Your password is unchanged. Try another one, or try again in a moment.',
}

/** Sets a new password for a signed-in visitor, with the rules and messages of sign-up (spec §5). */
export function NewPasswordForm({
  email,
  variant = 'main',
  className = '',
  onChanged,
}: NewPasswordFormProps) {
  const currentPassword = useCurrentPassword()
  const submit = async (data: FormData, form: HTMLFormElement): Promise<Outcome | void> => {
    const { error } = await changePassword(textIn(data, 'password'), textIn(data, 'currentPassword'))
    if (error) return currentPassword.outcomeOf(error) ?? outcomeOf(error, unchanged)
    form.reset()
    showToast({ title: 'Password changed', description: 'Every other browser has been signed out.' })
    onChanged?.()
  }

  return (
    <Form rules={typedTheSame} onSubmit={submit}>
      {(isPending) => (
        <fieldset role="none" disabled={isPending} className="space-y-5">
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          {currentPassword.field}
          <NewPasswordFields label="New password" />
          <SubmitButton pendingText="Saving..." variant={variant} className={className}>
            Save New Password
          </SubmitButton>
        </fieldset>
      )}
    </Form>
  )
}
