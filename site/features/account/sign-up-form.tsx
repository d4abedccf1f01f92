import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'
import { signUp } from '#site/session/auth-actions.ts'
import { InputField } from '#site/ui/field.tsx'
import { textIn } from '#site/ui/form-text.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signUpRules, typedTheSame } from './account-rules.ts'
import { emailOf } from './carried-email.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { outcomeOf } from './trouble.tsx'

const notCreated: Outcome = {
  tone: 'caution',
  says: 'No account was created. What you typed is still here. If you already have an account with this address, sign in instead.',
}

export function SignUpForm() {
  const navigate = useNavigate()
  const typedEarlier: unknown = useLocation().state
  const [unconfirmed, setUnconfirmed] = useState<string>()

  const submit = async (data: FormData): Promise<Outcome | void> => {
    const email = textIn(data, 'email')
    const result = await signUp({ email, password: textIn(data, 'password') })
    if (result.error) return outcomeOf(result.error, notCreated)
    showToast({
      title: 'Account Created!',
      description: 'Welcome to the product! Please check your email to verify your account.',
    })
    // Without a session the dashboard would redirect back.
    if (result.hasSession) await navigate(paths.dashboard())
    else setUnconfirmed(email)
  }

  if (unconfirmed)
    return (
      <Notice tone="good" takesFocus>
        <p>We have sent a link to {unconfirmed}. Follow it to confirm the address, then sign in.</p>
        <p>
          If you have an account already, no link comes:{' '}
          <SiteLink
            to={paths.signIn()}
            state={{ email: unconfirmed }}
            className="font-semibold underline underline-offset-2"
          >
            sign in
          </SiteLink>
          .
        </p>
        <ResendConfirmation email={unconfirmed} />
      </Notice>
    )
  return (
    <Form rules={typedTheSame} onSubmit={submit}>
      {(isPending) => (
        <fieldset role="none" disabled={isPending} className="space-y-5">
          <InputField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={emailOf(typedEarlier)}
            {...signUpRules.email}
          />
          <NewPasswordFields label="Password" />
          <SubmitButton pendingText="Creating Account..." className="w-full">
            Sign Up
          </SubmitButton>
        </fieldset>
      )}
    </Form>
  )
}
