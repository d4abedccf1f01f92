import { useState } from 'react'
import { outcomeOf } from './trouble.tsx'
import { useCurrentPassword } from './use-current-password.tsx'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField } from '#site/ui/field.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import type { FormRules } from '#site/ui/form-problems.ts'
import { textIn } from '#site/ui/form-text.ts'
import { Form } from '#site/ui/form.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { deleteAccount } from './account-api.ts'

interface DeleteAccountProps {
  email: string
  /** Called once the account is deleted. */
  onDeleted: () => void
}

/** Lists what will be deleted and what is kept, and asks the visitor to type a word. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  const isMeant: FormRules = {
    confirmation: (value) => {
      const typed = value.trim().toLowerCase()
      const isRight = typed === 'delete' || typed === email.toLowerCase()
      return isRight ? undefined : 'Type DELETE, or the e-mail address of the account'
    },
  }

  const currentPassword = useCurrentPassword()
  const submit = async (data: FormData): Promise<Outcome | void> => {
    const { error } = await deleteAccount(textIn(data, 'currentPassword'))
    if (!error) return onDeleted()
    const refused = currentPassword.outcomeOf(error)
    if (refused) return refused
    showToast({
      title: 'The account was not deleted',
      description: 'Something went wrong. Please try again in a moment.',
      variant: 'destructive',
    })
    return outcomeOf(error, {
      tone: 'caution',
      says: 'The account was not deleted. Please try again in a moment.',
    })
  }

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this account?"
        summary={<span className="wrap-anywhere">{email}</span>}
      >
        <div className="mb-5 space-y-3 text-md text-ink-2">
          <p>
            <strong className="font-semibold text-ink">Deleted at once:</strong> the account, its password,
            your profile details, our mails about it, and every browser&apos;s sign-in. Nobody can bring it
            back.
          </p>
          <p>
            <strong className="font-semibold text-ink">Not deleted:</strong> enquiries and bookings. They
            reached us by e-mail, and your planner still answers you. Write to us to have them removed as
            well.
          </p>
        </div>
        <Form rules={isMeant} onSubmit={submit}>
          {(isPending) => (
            <fieldset role="none" disabled={isPending} className="space-y-4">
              <InputField
                label="Type DELETE to confirm"
                hint="Or the e-mail address of the account."
                name="confirmation"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                messages={{}}
              />
              {currentPassword.field}
              <SubmitButton pendingText="Deleting..." variant="solid" className="w-full">
                Delete for Good
              </SubmitButton>
            </fieldset>
          )}
        </Form>
      </Dialog>
    </>
  )
}
