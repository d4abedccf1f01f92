import type { ContactVariables } from '#contract/email.ts'
import { textIn } from '#site/ui/form-text.ts'

/** The four fields of spec §3, as typed, without spaces at either end. */
export function readContact(form: HTMLFormElement): ContactVariables {
  const data = new FormData(form)
  const text = (field: keyof ContactVariables) => textIn(data, field).trim()
  return {
    from_name: text('from_name'),
    from_email: text('from_email'),
    subject: text('subject'),
    message: text('message'),
  }
}

/** The message as plain text, for sending it another way when the mail service fails. */
export const contactWords = ({ from_name, from_email, subject, message }: ContactVariables) => ({
  subject,
  text: [subject, '', message, '', `${from_name} · ${from_email}`].join('\n'),
})
