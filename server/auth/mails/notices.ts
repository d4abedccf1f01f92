import { unknownDevice } from '#server/auth/endpoints/device.ts'
import { layOut, type AccountMail } from './mails.ts'

/** Mails that only tell. Each names the way back in, for whoever did not do what it tells. */

export function passwordChangedMail(siteUrl: string): AccountMail {
  const link = resetPage(siteUrl)
  return layOut({
    kind: 'password_changed',
    subject: 'Your password for Meridaya was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other browser is signed out.',
      'If that was you, there is nothing to do. If it was not, choose a new password at once:',
      link,
    ],
    link,
    button: 'Choose a new password',
  })
}

const utcClock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `at` is epoch ms; the mail gives it in UTC. */
export function newDeviceMail({
  device,
  at,
  siteUrl,
}: {
  device: string
  at: number
  siteUrl: string
}): AccountMail {
  const link = resetPage(siteUrl)
  const time = `${utcClock.format(at)} UTC`
  return layOut({
    kind: 'new_device',
    subject: 'A new device signed in to your Meridaya account',
    paragraphs: [
      `Somebody signed in to your account from ${device === unknownDevice ? 'a device we do not recognise' : device}, for the first time, on ${time}.`,
      'If this was you, there is nothing to do. If it was not, choose a new password now. That signs out every other browser:',
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
      `From now on you sign in to Meridaya with ${change.to}. The address ${change.from} no longer works for signing in.`,
      'If that was you, there is nothing to do. If it was not, write to us at once:',
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
      'As you asked, we have deleted your account and signed it out everywhere.',
      'Enquiries and bookings are kept apart from accounts: the planner you wrote to still has them and answers as before.',
      'If you did not ask for this, reply to this mail and we will look into it.',
    ],
  })
}

/** Goes out before the daily sweep closes an unused account: the privacy policy promises that its owner is told first. */
export function accountClosingMail({ on, siteUrl }: { on: number; siteUrl: string }): AccountMail {
  const link = `${siteUrl}/sign-in`
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(on)
  return layOut({
    kind: 'account_closing',
    subject: 'Your account with Meridaya will be closed',
    paragraphs: [
      `This address was never confirmed, and the account made with it has not been used for a long time. We will close the account after ${day} and delete everything in it.`,
      'To keep it, sign in before then:',
      link,
      'If you no longer want it, there is nothing to do. You can sign up again at any time.',
    ],
    link,
    button: 'Sign in',
  })
}

function resetPage(siteUrl: string): string {
  return `${siteUrl}/forgot-password`
}

function contactPage(siteUrl: string): string {
  return `${siteUrl}/contact`
}
