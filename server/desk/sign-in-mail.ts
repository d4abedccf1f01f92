import { linkMinutes } from '#contract/desk.ts'
import { layOutMail } from '#server/email/mail-layout.ts'
import type { Message } from '#server/email/outbox.ts'
import type { AgencyVoice } from '#server/site/agency.ts'

export function signInMail(
  agency: AgencyVoice,
  { to, link, code }: { to: string; link: string; code: string },
): Message {
  const subject = `Your link to the Desk of ${agency.name}`
  return {
    kind: 'desk_sign_in',
    to,
    subject,
    holdsSecret: true,
    ...layOutMail(agency, {
      heading: subject,
      parts: [
        { kind: 'words', text: 'Hello,' },
        { kind: 'words', text: 'Open this link in the browser in which you asked for it:' },
        { kind: 'button', label: 'Sign in', href: link },
        { kind: 'words', text: `Or type this code there: ${code}` },
        { kind: 'words', text: `The link and the code work once, for ${linkMinutes} minutes.` },
        {
          kind: 'words',
          text: 'If you did not ask for it, ignore this mail. Never give the code to anyone.',
        },
      ],
      closing: agency.name,
    }),
  }
}
