import { useState } from 'react'
import { useLocation } from 'react-router'
import { requestPasswordReset } from '#site/session/account-actions.ts'
import { Button } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { textIn } from '#site/ui/form-text.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { signUpRules } from './account-rules.ts'
import { emailOf } from './carried-email.ts'
import { outcomeOf } from './trouble.tsx'

const unsent: Outcome = {
  tone: 'caution',
  says: 'No link was sent. Your address is still here: try again in a moment.',
}

/** Requests a link for choosing a new password. The answer is the same for an unknown address. */
export function ForgotPasswordForm() {
  const carried: unknown = useLocation().state
  const [email, setEmail] = useState(emailOf(carried))
  const [isAsked, setAsked] = useState(false)

  const submit = async (data: FormData): Promise<Outcome | void> => {
    const typed = textIn(data, 'email')
    const { error } = await requestPasswordReset(typed)
    if (error) return outcomeOf(error, unsent)
    setEmail(typed)
    setAsked(true)
  }

  if (isAsked)
    return (
      <Notice tone="good" takesFocus>
        <p>If {email} has an account with us, a link to choose a new password is on its way to it.</p>
        <p>The link works once. If nothing comes within a few minutes, check your spam folder.</p>
        <Button variant="outline" onClick={() => setAsked(false)}>
          Ask again
        </Button>
      </Notice>
    )
  return (
    <Form onSubmit={submit}>
      {(isPending) => (
        <fieldset role="none" disabled={isPending} className="space-y-5">
          <InputField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            {...signUpRules.email}
          />
          <SubmitButton pendingText="Sending..." className="w-full">
            Send Reset Link
          </SubmitButton>
        </fieldset>
      )}
    </Form>
  )
}
