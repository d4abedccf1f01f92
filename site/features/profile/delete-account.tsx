import { useState, type FormEvent } from 'react'
import { Button, SubmitButton } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField } from '#site/ui/field.tsx'
import { showToast } from '#site/ui/toast.ts'
import { deleteAccount } from './account-api.ts'

interface DeleteAccountProps {
  email: string
  /** The account is gone. */
  onDeleted: () => void
}

/** Says what goes and what stays, and asks for a word that nobody types by accident. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDeleting) return
    const field = event.currentTarget.querySelector('input')
    const typed = field?.value.trim().toLowerCase()
    if (typed !== 'delete' && typed !== email.toLowerCase()) {
      setError('Type DELETE, or the e-mail address of the account')
      field?.focus()
      return
    }
    setError(undefined)
    setDeleting(true)
    const { ok } = await deleteAccount()
    setDeleting(false)
    if (ok) return onDeleted()
    showToast({
      title: 'The account was not deleted',
      description: 'Something went wrong. Please try again in a moment.',
      variant: 'destructive',
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
            what it says about you, our mails about it, and every browser&apos;s sign-in. Nobody can bring it
            back.
          </p>
          <p>
            <strong className="font-semibold text-ink">Not deleted:</strong> enquiries and bookings. They
            reached a person by e-mail, who still answers you. Write to us to have them removed as well.
          </p>
        </div>
        <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
          <InputField
            label="Type DELETE to confirm"
            hint="Or the e-mail address of the account."
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isDeleting}
            error={error}
          />
          <SubmitButton isPending={isDeleting} pendingText="Deleting..." variant="solid" className="w-full">
            Delete for Good
          </SubmitButton>
        </form>
      </Dialog>
    </>
  )
}
