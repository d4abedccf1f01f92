import { changeEmail } from '#site/session/account-actions.ts'
import type { SignedInAccount } from '#site/session/use-session.ts'
import { InputField } from '#site/ui/field.tsx'
import { textIn } from '#site/ui/form-text.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { signUpRules } from './account-rules.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { outcomeOf } from './trouble.tsx'

const unchanged: Outcome = {
  tone: 'caution',
  says: 'Your address is unchanged, and the new one is still here. Check it, or try again in a moment.',
}

/** Shows the account's address and whether it is confirmed, and lets the visitor change it. */
export function ChangeEmailForm({ account }: { account: SignedInAccount }) {
  const submit = async (data: FormData, form: HTMLFormElement): Promise<Outcome | void> => {
    const { error } = await changeEmail(textIn(data, 'email'))
    if (error) return outcomeOf(error, unchanged)
    form.reset()
    showToast({ title: 'Please check your email', description: 'The change waits for your confirmation.' })
  }

  return (
    <div className="space-y-5">
      <p>
        You sign in as <strong className="font-semibold wrap-anywhere">{account.email}</strong>.
      </p>
      {account.newEmail && (
        <Notice tone="calm">
          <p className="wrap-anywhere">
            A change to {account.newEmail} is under way. We have sent links to the new address, and to the
            present one if it was confirmed: both may have to be followed. Until then nothing changes.
          </p>
        </Notice>
      )}
      {!account.isConfirmed && (
        <Notice tone="caution">
          <p>This address is not confirmed yet. Follow the link we mailed to it.</p>
          <ResendConfirmation email={account.email} />
        </Notice>
      )}
      <Form onSubmit={submit}>
        {(isPending) => (
          <fieldset role="none" disabled={isPending} className="space-y-5">
            <InputField
              label="New email"
              name="email"
              type="email"
              autoComplete="email"
              hint="Both addresses may have to confirm the change."
              {...signUpRules.email}
            />
            <SubmitButton pendingText="Saving..." variant="solid">
              Change Email
            </SubmitButton>
          </fieldset>
        )}
      </Form>
    </div>
  )
}
