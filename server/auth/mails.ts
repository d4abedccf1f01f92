/** The words of every mail the accounts server sends. Plain paragraphs, the link on a line of its own, nothing fetched from elsewhere. */

/** What the outbox knows the accounts server's mails by. */
export const accountMailKinds = [
  'confirmation',
  'recovery',
  'email_change',
  'password_changed',
  'email_changed',
  'account_deleted',
] as const

export interface AccountMail {
  kind: (typeof accountMailKinds)[number]
  subject: string
  text: string
  html: string
}

interface Letter {
  kind: AccountMail['kind']
  subject: string
  opening: string
  link: string
  code: string
  closing: string
}

interface Secret {
  link: string
  code: string
}

export function confirmationMail(secret: Secret): AccountMail {
  return compose({
    ...secret,
    kind: 'confirmation',
    subject: 'Confirm your e-mail address for Meridaya',
    opening:
      'Thank you for creating an account with Meridaya. Follow this link to confirm that this address is yours:',
    closing:
      'If you did not create an account, you need do nothing: somebody may have mistyped their address.',
  })
}

export function recoveryMail(secret: Secret): AccountMail {
  return compose({
    ...secret,
    kind: 'recovery',
    subject: 'Choose a new password for Meridaya',
    opening: 'Somebody, we hope you, asked for a new password. Follow this link to sign in and choose one:',
    closing: 'If you did not ask, you need do nothing: your password stays as it is.',
  })
}

export function emailChangeMail(secret: Secret, change: { from: string; to: string }): AccountMail {
  return compose({
    ...secret,
    kind: 'email_change',
    subject: 'Confirm the change of your e-mail address for Meridaya',
    opening: `You asked us to change the address of your account from ${change.from} to ${change.to}. Follow this link to confirm it:`,
    closing:
      'If you did not ask for this, do not follow the link; the address then stays as it is. Please choose a new password, too.',
  })
}

function compose({ kind, subject, opening, link, code, closing }: Letter): AccountMail {
  const enterCode = `Or enter this code where you are asked for it: ${code}`
  const validity = 'The link and the code work once, within 24 hours.'
  return layOut({ kind, subject, paragraphs: [opening, link, enterCode, validity, closing], link })
}

/** A paragraph that is the link becomes one in HTML; in text it stands on a line of its own. */
export function layOut(letter: {
  kind: AccountMail['kind']
  subject: string
  paragraphs: string[]
  link?: string
}): AccountMail {
  const { kind, subject, link } = letter
  const paragraphs = [...letter.paragraphs, 'Meridaya\nFar places, closely planned.']
  const html = paragraphs.map((paragraph) => {
    const words = escapeHtml(paragraph).replaceAll('\n', '<br>')
    return paragraph === link ? `<p><a href="${words}">${words}</a></p>` : `<p>${words}</p>`
  })
  return {
    kind,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${html.join('\n')}\n</body></html>\n`,
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
