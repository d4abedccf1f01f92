import { useRef, useState } from 'react'
import { agency } from '#catalogue/agency.ts'
import { emailFieldMaxLengths, emailTrapFields, queryExtraFields } from '#contract/email.ts'
import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { sendQuery } from '#site/mail/send-words.ts'
import { paths } from '#site/paths.ts'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField, SelectField, TextareaField } from '#site/ui/field.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import type { FormRules, Problems } from '#site/ui/form-problems.ts'
import { Form } from '#site/ui/form.tsx'
import { sendInstead } from '#site/ui/hand-over.tsx'
import { KeptDraft } from '#site/ui/kept-draft.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { TrapField, isTrapped } from '#site/ui/trap-field.tsx'
import { callWindows, readEnquiry, toPlainText, toQueryParams } from './enquiry.ts'
import { useTripLine } from './use-trip-line.ts'

export interface EnquiryDialogProps {
  /** What the visitor asks about. The dialog is open while it is set. */
  item: EnquiryItem | null
  onClose: () => void
  /** Called when the mail service has accepted the enquiry. */
  onSent: (item: EnquiryItem) => void
}

const required = (message: string) => (value: string) => (value.trim() ? undefined : message)

/** Without the `required` attribute, which would prevent the toast of spec §5. */
const rules: FormRules = { name: required('Name is required'), email: required('Email is required') }
const callRules: FormRules = { ...rules, phone: required('Phone is required') }

/** The query dialog of spec §2. It closes on success. After a failure it stays open and keeps everything that was typed. */
export function EnquiryDialog({ item, onClose, onSent }: EnquiryDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  // Keeps the text while the dialog closes, so that the dialog is not empty in its last frame.
  const shown = useLast(item)
  const line = useTripLine(form, shown)
  const words = () => ({
    subject: `Enquiry about ${shown?.name ?? ''}`,
    text: form.current && shown ? toPlainText(readEnquiry(form.current), shown) : '',
  })

  const refuse = (problems: Problems) => {
    if (![problems['name'], problems['email']].some((problem) => problem?.endsWith('is required'))) return
    showToast({
      title: 'Uh oh! Something went wrong.',
      description: 'Please fill in your name and email.',
      variant: 'destructive',
    })
  }

  const send = async (element: HTMLFormElement, about: EnquiryItem): Promise<Outcome | void> => {
    const isProgram = isTrapped(element, emailTrapFields.honeypot)
    const isSent = !isProgram && (await sendQuery(toQueryParams(readEnquiry(element), about)))
    if (!isSent) {
      showToast({
        title: 'Failed to send query.',
        description: 'There was an issue sending your request. Please try again.',
        variant: 'destructive',
      })
      return sendInstead({ email: agency.bookingEmail, whatsapp: agency.whatsapp, words })
    }
    element.reset()
    onClose()
    onSent(about)
    showToast({
      title: 'Query Sent! 🎉',
      description: "We've received your query and will get back to you shortly.",
    })
  }

  return (
    <Dialog
      isOpen={item !== null}
      onClose={onClose}
      title={`${shown?.isCall ? 'Ring me about' : 'Enquire about'} ${shown?.name ?? ''}`}
      summary={shown?.price ? `${shown.type} · ${shown.price} per person` : shown?.type}
    >
      <Form
        ref={form}
        rules={shown?.isCall ? callRules : rules}
        onSubmit={(_, element) => (item ? send(element, item) : undefined)}
        onRefused={refuse}
        className="space-y-4"
      >
        {() => (
          <>
            <KeptDraft draftKey="draft-enquiry" what="an enquiry" />
            <InputField
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={emailFieldMaxLengths.from_name}
              aria-required
              messages={{}}
            />
            <InputField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={emailFieldMaxLengths.from_email}
              aria-required
              messages={{ typeMismatch: 'Invalid email address' }}
            />
            {queryExtraFields.map((field) => (
              <InputField
                key={field.name}
                {...field}
                {...(shown?.isCall ? { 'aria-required': true, messages: {} } : { isOptional: true })}
              />
            ))}
            {shown?.isCall && (
              <SelectField label={`When to ring, in ${agency.timeZoneName}`} name="window">
                {callWindows.map((window) => (
                  <option key={window}>{window}</option>
                ))}
              </SelectField>
            )}
            <TextareaField
              label="Message"
              isOptional
              hint="Your dates, who is coming, and anything we should know about walking, hearing or sight."
              name="message"
              maxLength={emailFieldMaxLengths.message}
              defaultValue={line}
            />
            <SubmitButton
              pendingText="Sending..."
              pendingNote="Keep this open for a moment, we are handing your message over."
              className="w-full"
            >
              Send Query
            </SubmitButton>
            <TrapField name={emailTrapFields.honeypot} />
            <PrivacyLine policyHref={paths.privacyPolicy()}>
              . This is a question, not a booking: there is nothing to pay. Prefer to talk?{' '}
              <a
                href={`tel:${agency.phone.replaceAll(' ', '')}`}
                className="font-semibold whitespace-nowrap text-peacock underline underline-offset-2 hover:text-peacock-dark"
              >
                {agency.phone}
              </a>
            </PrivacyLine>
          </>
        )}
      </Form>
    </Dialog>
  )
}

function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
