import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { signUp } from '#site/session/auth-actions.ts'
import { SubmitButton } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signUpSchema } from './account-schemas.ts'
import { emailOf } from './carried-email.ts'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

export function SignUpForm() {
  const navigate = useNavigate()
  const typedEarlier: unknown = useLocation().state
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { email: emailOf(typedEarlier), password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    const result = await signUp({ email, password })
    if (result.error) return
    showToast({
      title: 'Account Created!',
      description: 'Welcome to the product! Please check your email to verify your account.',
    })
    // No session yet: the dashboard would only send the visitor back.
    if (result.hasSession) await navigate(paths.dashboard())
    else setUnconfirmed(email)
  })

  if (unconfirmed)
    return (
      <Notice tone="good" takesFocus>
        <p>We have sent a link to {unconfirmed}. Follow it to confirm the address, then sign in.</p>
        <ResendConfirmation email={unconfirmed} />
      </Notice>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isSubmitting} className="space-y-5">
        <InputField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
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
        <SubmitButton isPending={isSubmitting} pendingText="Creating Account..." className="w-full">
          Sign Up
        </SubmitButton>
      </fieldset>
    </form>
  )
}
