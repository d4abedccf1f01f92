import { sitePages } from '#contract/site-pages.ts'
import { unknownDevice } from '#server/auth/endpoints/device.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { layOut, type AccountMail } from './mails.ts'

/** Notices. Each says how to get the account back, for an owner who did not make the change. */

export function passwordChangedMail(agency: AgencyVoice): AccountMail {
  const link = resetPage(agency)
  return layOut(agency, {
    kind: 'password_changed',
    subject: `Your password for ${agency.name} was changed`,
    paragraphs: [
      'The password of your account was changed just now, and every other browser is signed out.',
      'If that was you, there is nothing to do. If it was not, choose a new password at once:',
      link,
    ],
    link,
    button: 'Choose a new password',
  })
}

/** `at` is epoch ms; the mail gives it in UTC. */
export function newDeviceMail(
  agency: AgencyVoice,
  { device, at }: { device: string; at: number },
): AccountMail {
  const link = resetPage(agency)
  const clock = new Intl.DateTimeFormat(agency.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const time = `${clock.format(at)} UTC`
  return layOut(agency, {
    kind: 'new_device',
    subject: `A new device signed in to your ${agency.name} account`,
    paragraphs: [
      `Someone signed in to your account from ${device === unknownDevice ? 'a device we do not recognise' : device}, for the first time, on ${time}.`,
      'If this was you, there is nothing to do. If it was not, choose a new password now. That signs out every other browser:',
      link,
    ],
    link,
    button: 'Choose a new password',
  })
}

/** Is sent to the former address. */
export function emailChangedMail(agency: AgencyVoice, change: { from: string; to: string }): AccountMail {
  const link = agency.siteUrl + sitePages.contact
  return layOut(agency, {
    kind: 'email_changed',
    subject: `Your e-mail address for ${agency.name} was changed`,
    paragraphs: [
      `From now on you sign in to ${agency.name} with ${change.to}. The address ${change.from} no longer works for signing in.`,
      'If that was you, there is nothing to do. If it was not, write to us at once:',
      link,
    ],
    link,
    button: 'Write to us',
  })
}

export function accountDeletedMail(agency: AgencyVoice): AccountMail {
  return layOut(agency, {
    kind: 'account_deleted',
    subject: `Your account with ${agency.name} is deleted`,
    paragraphs: [
      'As you asked, we have deleted your account and signed it out everywhere.',
      'Enquiries and bookings are kept apart from accounts: the planner you wrote to still has them and answers as before.',
      'If you did not ask for this, reply to this mail and we will look into it.',
    ],
  })
}

/** Is sent before the daily sweep closes an unused account, as the privacy policy promises. */
export function accountClosingMail(agency: AgencyVoice, { on }: { on: number }): AccountMail {
  const link = agency.siteUrl + sitePages.signIn
  const day = new Intl.DateTimeFormat(agency.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(on)
  return layOut(agency, {
    kind: 'account_closing',
    subject: `Your account with ${agency.name} will be closed`,
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

function resetPage({ siteUrl }: AgencyVoice): string {
  return siteUrl + sitePages.forgotPassword
}
