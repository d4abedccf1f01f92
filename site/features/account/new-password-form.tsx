import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { changePassword } from '#site/session/account-actions.ts'
import { SubmitButton, type ButtonVariant } from '#site/ui/button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { newPasswordSchema } from './account-schemas.ts'
import { PasswordField } from './password-field.tsx'

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
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    const { error } = await changePassword(password)
    if (error) return
    reset()
    showToast({ title: 'Password changed', description: 'Every other browser has been signed out.' })
    onChanged?.()
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isSubmitting} className="space-y-5">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters."
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <SubmitButton
          isPending={isSubmitting}
          pendingText="Saving..."
          variant={variant}
          className={className}
        >
          Save New Password
        </SubmitButton>
      </fieldset>
    </form>
  )
}
