import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { signIn } from '#site/session/auth-actions.ts'
import { SubmitButton } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signInSchema } from './account-schemas.ts'
import { PasswordField } from './password-field.tsx'

export function SignInForm() {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (credentials) => {
    const { error } = await signIn(credentials)
    if (error) return
    showToast({ title: 'Welcome back!', description: "You've successfully signed in." })
    await navigate(paths.dashboard())
  })

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
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isPending={isSubmitting} pendingText="Signing In..." className="w-full">
          Sign In
        </SubmitButton>
      </fieldset>
    </form>
  )
}
