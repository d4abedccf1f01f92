import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { signIn } from '#site/session/auth-actions.ts'
import { SubmitButton } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signInSchema } from './account-schemas.ts'
import { emailOf } from './carried-email.ts'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

export function SignInForm() {
  const navigate = useNavigate()
  const carried: unknown = useLocation().state
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: emailOf(carried), password: '' },
  })
  const { errors, isSubmitting } = formState
  const typedEmail = useWatch({ control, name: 'email' })

  const submit = handleSubmit(async (credentials) => {
    const { error } = await signIn(credentials)
    setUnconfirmed(error?.code === 'email_not_confirmed' ? credentials.email : undefined)
    if (error) return
    showToast({ title: 'Welcome back!', description: "You've successfully signed in." })
    await navigate(paths.dashboard())
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {unconfirmed && (
        <Notice tone="caution" className="mb-5">
          <p>{unconfirmed} is not confirmed yet. Follow the link we mailed to it, then sign in.</p>
          <ResendConfirmation email={unconfirmed} />
        </Notice>
      )}
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
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isPending={isSubmitting} pendingText="Signing In..." className="w-full">
          Sign In
        </SubmitButton>
      </fieldset>
      <p className="mt-4 text-md">
        <SiteLink
          to={paths.forgotPassword()}
          state={{ email: typedEmail }}
          className="font-semibold text-peacock underline underline-offset-2"
        >
          Forgot password?
        </SiteLink>
      </p>
    </form>
  )
}
