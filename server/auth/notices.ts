import { layOut, type AccountMail } from './mails.ts'

/** Mails that only tell. Each names the way back in, for whoever did not do what it tells. */

export function passwordChangedMail(siteUrl: string): AccountMail {
  const link = resetPage(siteUrl)
  return layOut({
    kind: 'password_changed',
    subject: 'Your password for Meridaya was changed',
    paragraphs: [
      'The password of your account with Meridaya was changed just now, and every other browser was signed out.',
      'If this was you, you need do nothing. If it was not, choose a new password here at once:',
      link,
    ],
    link,
    button: 'Choose a new password',
  })
}

/** Goes to the address that was left. */
export function emailChangedMail(change: { from: string; to: string; siteUrl: string }): AccountMail {
  const link = contactPage(change.siteUrl)
  return layOut({
    kind: 'email_changed',
    subject: 'Your e-mail address for Meridaya was changed',
    paragraphs: [
      `Your account with Meridaya now belongs to ${change.to}. Until now it was ${change.from}, which no longer signs in.`,
      'If this was you, you need do nothing. If it was not, tell us at once:',
      link,
    ],
    link,
    button: 'Write to us',
  })
}

export function accountDeletedMail(): AccountMail {
  return layOut({
    kind: 'account_deleted',
    subject: 'Your account with Meridaya is deleted',
    paragraphs: [
      'As you asked, your account with Meridaya is deleted, and every browser is signed out of it.',
      'Enquiries and bookings are not part of the account. Whoever you wrote to still has them, and answers as before.',
      'If you did not ask for this, reply to this mail.',
    ],
  })
}

/** For accounts that the daily sweep closes; the privacy policy promises that their owner is told. */
export function accountLapsedMail(): AccountMail {
  return layOut({
    kind: 'account_deleted',
    subject: 'Your account with Meridaya is closed',
    paragraphs: [
      'This address was never confirmed, and the account made with it was not used for a long time. So it is deleted.',
      'Nothing is left to do. You can sign up again whenever you like.',
    ],
  })
}

function resetPage(siteUrl: string): string {
  return `${siteUrl}/forgot-password`
}

function contactPage(siteUrl: string): string {
  return `${siteUrl}/contact`
}
