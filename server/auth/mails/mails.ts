/** The texts of all mails of the accounts server, which `email/mail-layout.ts` lays out. */
import { layOutMail } from '#server/email/mail-layout.ts'
import type { AgencyVoice } from '#server/site/agency.ts'

/** The kinds of the accounts server's mails in the outbox. */
export const accountMailKinds = [
  'confirmation',
  'recovery',
  'email_change',
  'reauthentication',
  'password_changed',
  'email_changed',
  'account_closing',
  'new_device',
  'account_deleted',
] as const

export interface AccountMail {
  kind: (typeof accountMailKinds)[number]
  subject: string
  text: string
  html: string
  /** Whether it contains a one-time link or code. */
  holdsSecret?: true
}

interface LinkLetter {
  kind: AccountMail['kind']
  subject: string
  opening: string
  button: string
  link: string
  code: string
  closing: string
}

interface Secret {
  link: string
  code: string
}

export function confirmationMail(agency: AgencyVoice, secret: Secret): AccountMail {
  return compose(agency, {
    ...secret,
    kind: 'confirmation',
    subject: `Confirm your e-mail address for ${agency.name}`,
    opening: `Welcome to ${agency.name}. Please open this link to confirm that this address is yours:`,
    button: 'Confirm this address',
    closing: 'If you did not sign up, ignore this mail. Someone has probably mistyped their address.',
  })
}

export function recoveryMail(agency: AgencyVoice, secret: Secret): AccountMail {
  return compose(agency, {
    ...secret,
    kind: 'recovery',
    subject: `Choose a new password for ${agency.name}`,
    opening: 'You asked for a new password. Open this link to sign in and choose one:',
    button: 'Choose a new password',
    closing: 'If you did not ask, ignore this mail: your password stays as it is.',
  })
}

export function emailChangeMail(
  agency: AgencyVoice,
  secret: Secret,
  change: { from: string; to: string },
): AccountMail {
  return compose(agency, {
    ...secret,
    kind: 'email_change',
    subject: `Confirm the change of your e-mail address for ${agency.name}`,
    opening: `You asked us to move your account from ${change.from} to ${change.to}. Open this link to confirm the change:`,
    button: 'Confirm the change',
    closing:
      'If you did not ask for this, do not open the link: your address then stays as it is. Choose a new password as well, because someone may know yours.',
  })
}

export function reauthenticationMail(agency: AgencyVoice, code: string): AccountMail {
  const mail = layOut(agency, {
    kind: 'reauthentication',
    subject: `Your code to change your ${agency.name} password`,
    paragraphs: [
      'You asked to change the password of your account.',
      `Type this code into the page that asks for it: ${code}`,
      'It works once, for 24 hours.',
      'If you did not ask for it, do not give it to anyone, and choose a new password.',
    ],
  })
  return { ...mail, holdsSecret: true }
}

function compose(
  agency: AgencyVoice,
  { kind, subject, opening, button, link, code, closing }: LinkLetter,
): AccountMail {
  const enterCode = `If a page asks you for a code, type this one: ${code}`
  const validity = 'The link and the code work once, for 24 hours.'
  const paragraphs = [opening, link, enterCode, validity, closing]
  return { ...layOut(agency, { kind, subject, paragraphs, link, button }), holdsSecret: true }
}

/** The paragraph that is the link becomes a button in HTML; in text it has a line of its own. */
export function layOut(
  agency: AgencyVoice,
  letter: {
    kind: AccountMail['kind']
    subject: string
    paragraphs: string[]
    link?: string
    button?: string
  },
): AccountMail {
  const { kind, subject, paragraphs, link, button: label = 'Open this page' } = letter
  const parts = ['Hello,', ...paragraphs].map((text) =>
    text === link ? { kind: 'button' as const, label, href: text } : { kind: 'words' as const, text },
  )
  return {
    kind,
    subject,
    ...layOutMail(agency, { heading: subject, parts, closing: `${agency.name}\n${agency.tagline}`.trim() }),
  }
}
