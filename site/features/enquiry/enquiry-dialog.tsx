import { useRef, useState, type FormEvent } from 'react'
import { agency } from '#catalogue/agency.ts'
import { emailTrapFields } from '#contract/email.ts'
import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { sendQuery } from '#site/mail/send-mail.ts'
import { paths } from '#site/paths.ts'
import { SubmitButton } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField, TextareaField } from '#site/ui/field.tsx'
import { SendInstead } from '#site/ui/hand-over.tsx'
import { KeptDraft } from '#site/ui/kept-draft.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { showToast } from '#site/ui/toast.ts'
import { TrapField, isTrapped } from '#site/ui/trap-field.tsx'
import { readEnquiry, toPlainText, toQueryParams } from './enquiry.ts'
import { useTripLine } from './use-trip-line.ts'

export interface EnquiryDialogProps {
  /** What the visitor asks about; the dialog is open while it is set. */
  item: EnquiryItem | null
  onClose: () => void
  /** Told when the mail service accepted the enquiry. */
  onSent: (item: EnquiryItem) => void
}

/** The query dialog of spec §2: stays open with everything typed when sending fails, closes on success. */
export function EnquiryDialog({ item, onClose, onSent }: EnquiryDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [shownAt] = useState(() => performance.now())
  // The words stay in place while the dialog closes, so that its last frame does not go blank.
  const shown = useLast(item)
  const line = useTripLine(form)
  const words = () => ({
    subject: `Enquiry about ${shown?.name ?? ''}`,
    text: form.current && shown ? toPlainText(readEnquiry(form.current), shown) : '',
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending' || !item) return
    const enquiry = readEnquiry(event.currentTarget)
    if (!enquiry.name || !enquiry.email) {
      showToast({
        title: 'Uh oh! Something went wrong.',
        description: 'Please fill in your name and email.',
        variant: 'destructive',
      })
      const missing = enquiry.name ? 'email' : 'name'
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      return
    }
    const isProgram = isTrapped(event.currentTarget, emailTrapFields.honeypot, shownAt)
    setState('sending')
    const isSent = !isProgram && (await sendQuery(toQueryParams(enquiry, item)))
    setState(isSent ? 'idle' : 'failed')
    if (!isSent) {
      showToast({
        title: 'Failed to send query.',
        description: 'There was an issue sending your request. Please try again.',
        variant: 'destructive',
      })
      return
    }
    form.current?.reset()
    onClose()
    onSent(item)
    showToast({
      title: 'Query Sent! 🎉',
      description: "We've received your query and will get back to you shortly.",
    })
  }

  return (
    <Dialog
      isOpen={item !== null}
      onClose={onClose}
      title={`Enquire about ${shown?.name ?? ''}`}
      summary={shown?.price ? `${shown.type} · ${shown.price} per person` : shown?.type}
    >
      <form ref={form} onSubmit={(event) => void submit(event)} className="space-y-4">
        <KeptDraft draftKey="draft-enquiry" what="an enquiry" />
        <InputField label="Name" name="name" autoComplete="name" maxLength={200} />
        <InputField label="Email" name="email" type="email" autoComplete="email" maxLength={254} />
        <InputField label="Phone" isOptional name="phone" type="tel" autoComplete="tel" maxLength={60} />
        <TextareaField label="Message" name="message" maxLength={5000} defaultValue={line} />
        {state === 'failed' && (
          <SendInstead email={agency.bookingEmail} whatsapp={agency.whatsapp} words={words} />
        )}
        <SubmitButton isPending={state === 'sending'} pendingText="Sending..." className="w-full">
          Send Query
        </SubmitButton>
        <TrapField name={emailTrapFields.honeypot} />
        {state === 'sending' && (
          <p className="text-sm text-muted">Keep this open for a moment, we are handing your message over.</p>
        )}
        <PrivacyLine policyHref={paths.privacyPolicy()}>. Prefer to talk? {agency.phone}</PrivacyLine>
      </form>
    </Dialog>
  )
}

function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
