import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { signIn } from '#site/session/auth-actions.ts'
import { InputField } from '#site/ui/field.tsx'
import { textIn } from '#site/ui/form-text.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signInRules } from './account-rules.ts'
import { emailOf } from './carried-email.ts'
import { PasswordField } from './password-field.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { outcomeOf } from './trouble.tsx'

const notSignedIn: Outcome = {
  tone: 'caution',
  says: 'Not signed in. Your address is still here. Check the password, or ask for a new one.',
  field: 'password',
}

const unconfirmed = (email: string): Outcome => ({
  tone: 'caution',
  says: (
    <>
      <p>{email} is not confirmed yet. Follow the link we mailed to it, then sign in.</p>
      <ResendConfirmation email={email} />
    </>
  ),
})

export function SignInForm() {
  const navigate = useNavigate()
  const carried: unknown = useLocation().state
  const [typedEmail, setTypedEmail] = useState(emailOf(carried))

  const submit = async (data: FormData): Promise<Outcome | void> => {
    const credentials = { email: textIn(data, 'email'), password: textIn(data, 'password') }
    const { error } = await signIn(credentials)
    if (error?.code === 'email_not_confirmed') return unconfirmed(credentials.email)
    if (error) return outcomeOf(error, notSignedIn)
    showToast({ title: 'Welcome back!', description: "You've successfully signed in." })
    await navigate(paths.dashboard())
  }

  return (
    <Form onSubmit={submit}>
      {(isPending) => (
        <>
          <fieldset role="none" disabled={isPending} className="space-y-5">
            <InputField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={emailOf(carried)}
              onChange={(event) => setTypedEmail(event.target.value)}
              {...signInRules.email}
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              {...signInRules.password}
            />
            <SubmitButton pendingText="Signing In..." className="w-full">
              Sign In
            </SubmitButton>
          </fieldset>
          <p className="mt-1 text-md">
            <SiteLink
              to={paths.forgotPassword()}
              state={{ email: typedEmail }}
              className="inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-2"
            >
              Forgot password?
            </SiteLink>
          </p>
        </>
      )}
    </Form>
  )
}
