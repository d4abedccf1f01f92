import { useRef, useState, type FormEvent } from 'react'
import { agency } from '#catalogue/agency.ts'
import { emailTrapFields } from '#contract/email.ts'
import { plainContactForm } from '#site/mail/plain-form.ts'
import { sendContact } from '#site/mail/send-mail.ts'
import { paths } from '#site/paths.ts'
import { SubmitButton } from '#site/ui/button.tsx'
import { InputField, TextareaField } from '#site/ui/field.tsx'
import { SendInstead } from '#site/ui/hand-over.tsx'
import { LaterDraft } from '#site/ui/later-draft.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { showToast } from '#site/ui/toast.ts'
import { TrapField, isTrapped } from '#site/ui/trap-field.tsx'
import { contactWords, readContact } from './contact-message.ts'

const { action, ids } = plainContactForm()

type State = 'idle' | 'sending' | 'failed' | { sentAt: Date }

/** The message form: validated by the browser alone (spec §5); nothing typed is lost when sending fails. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('idle')
  const [shownAt] = useState(() => performance.now())
  const words = () => (form.current ? contactWords(readContact(form.current)) : { subject: '', text: '' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const isProgram = isTrapped(event.currentTarget, emailTrapFields.honeypot, shownAt)
    setState('sending')
    const isSent = !isProgram && (await sendContact(readContact(event.currentTarget)))
    if (!isSent) {
      setState('failed')
      showToast({
        title: 'Oops! Something went wrong.',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      })
      return
    }
    form.current?.reset()
    setState({ sentAt: new Date() })
    showToast({
      title: 'Message Sent!',
      description: "Thanks for reaching out! We'll get back to you shortly.",
    })
  }

  return (
    // Without scripts, or before they have arrived, the form sends itself and the server answers with a page.
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
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
      {state === 'failed' && (
        <SendInstead email={agency.bookingEmail} whatsapp={agency.whatsapp} words={words} />
      )}
      {typeof state === 'object' && (
        <p className="rounded-control bg-on-success px-4 py-3 text-md text-success">
          Your message left this device at{' '}
          {state.sentAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}. We answer{' '}
          {agency.replyPromise}.
        </p>
      )}
      <SubmitButton isPending={state === 'sending'} pendingText="Sending..." className="w-full sm:w-auto">
        Send Message
      </SubmitButton>
      <TrapField name={emailTrapFields.honeypot} />
      <PrivacyLine policyHref={paths.privacyPolicy()} />
    </form>
  )
}
