import { changePassword } from '#site/session/account-actions.ts'
import { SubmitButton, type ButtonVariant } from '#site/ui/button.tsx'
import { textIn } from '#site/ui/form-text.ts'
import { Form } from '#site/ui/form.tsx'
import { showToast } from '#site/ui/toast.ts'
import { typedTheSame } from './account-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface NewPasswordFormProps {
  /** The account's address, for password managers. */
  email: string
  variant?: ButtonVariant
  className?: string
  onChanged?: () => void
}

/** A new password for whoever is signed in, by the rules and in the words of sign-up (spec §5). */
export function NewPasswordForm({
  email,
  variant = 'main',
  className = '',
  onChanged,
}: NewPasswordFormProps) {
  const submit = async (data: FormData, form: HTMLFormElement) => {
    const { error } = await changePassword(textIn(data, 'password'))
    if (error) return
    form.reset()
    showToast({ title: 'Password changed', description: 'Every other browser has been signed out.' })
    onChanged?.()
  }

  return (
    <Form rules={typedTheSame} onSubmit={submit}>
      {(isPending) => (
        <fieldset disabled={isPending} className="space-y-5">
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields label="New password" />
          <SubmitButton isPending={isPending} pendingText="Saving..." variant={variant} className={className}>
            Save New Password
          </SubmitButton>
        </fieldset>
      )}
    </Form>
  )
}
