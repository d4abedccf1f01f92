import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { requestPasswordReset } from '#site/session/account-actions.ts'
import { Button, SubmitButton } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { emailSchema } from './account-schemas.ts'
import { emailOf } from './carried-email.ts'
import { Notice } from './notice.tsx'

/** Asks for a link to a new password. The answer is the same for an address nobody has registered. */
export function ForgotPasswordForm() {
  const carried: unknown = useLocation().state
  const [askedFor, setAskedFor] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: emailOf(carried) },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    const { error } = await requestPasswordReset(email)
    if (!error) setAskedFor(email)
  })

  if (askedFor)
    return (
      <Notice tone="good" takesFocus>
        <p>If {askedFor} has an account with us, a link to choose a new password is on its way to it.</p>
        <p>The link works once. If nothing comes within a few minutes, look among the unwanted mail.</p>
        <Button variant="outline" onClick={() => setAskedFor(undefined)}>
          Ask again
        </Button>
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
        <SubmitButton isPending={isSubmitting} pendingText="Sending..." className="w-full">
          Send Reset Link
        </SubmitButton>
      </fieldset>
    </form>
  )
}
