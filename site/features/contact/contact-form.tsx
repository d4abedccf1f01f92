import { useRef } from 'react'
import { agency } from '#catalogue/agency.ts'
import { emailTrapFields } from '#contract/email.ts'
import { plainContactForm } from '#site/mail/plain-form.ts'
import { sendMessage } from '#site/mail/send-words.ts'
import { paths } from '#site/paths.ts'
import { InputField, TextareaField } from '#site/ui/field.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { sendInstead } from '#site/ui/hand-over.tsx'
import { LaterDraft } from '#site/ui/later-draft.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'
import { TrapField, isTrapped } from '#site/ui/trap-field.tsx'
import { contactWords, readContact } from './contact-message.ts'

const { action, ids } = plainContactForm()

/** The message form. Only the browser validates it (spec §5). A failed send keeps everything that was typed. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const words = () => (form.current ? contactWords(readContact(form.current)) : { subject: '', text: '' })

  const send = async (_: FormData, element: HTMLFormElement): Promise<Outcome> => {
    const isProgram = isTrapped(element, emailTrapFields.honeypot)
    const isSent = !isProgram && (await sendMessage(readContact(element)))
    if (!isSent) {
      showToast({
        title: 'Oops! Something went wrong.',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      })
      return sendInstead({ email: agency.bookingEmail, whatsapp: agency.whatsapp, words })
    }
    element.reset()
    showToast({
      title: 'Message Sent!',
      description: "Thanks for reaching out! We'll get back to you shortly.",
    })
    const at = new Date().toLocaleTimeString(agency.locale, { hour: '2-digit', minute: '2-digit' })
    return {
      tone: 'good',
      says: `Your message left this device at ${at}. We answer ${agency.replyPromise}.`,
    }
  }

  return (
    // Without scripts, or before they have loaded, the browser posts the form and the server answers with a page.
    <Form ref={form} action={action} onSubmit={send} className="space-y-5">
      {() => (
        <>
          {Object.entries(ids).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <LaterDraft draftKey="draft-message" what="a message" />
          <div className="grid gap-5 sm:grid-cols-2">
            <InputField label="Full Name" name="from_name" autoComplete="name" required maxLength={200} />
            <InputField
              label="Email"
              name="from_email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
            />
          </div>
          <InputField label="Subject" name="subject" required maxLength={200} />
          <TextareaField label="Message" name="message" required rows={7} maxLength={5000} />
          <SubmitButton pendingText="Sending..." className="w-full sm:w-auto">
            Send Message
          </SubmitButton>
          <TrapField name={emailTrapFields.honeypot} />
          <PrivacyLine policyHref={paths.privacyPolicy()} />
        </>
      )}
    </Form>
  )
}
