import { agency } from '#catalogue/agency.ts'
import { sendContact } from './send-mail.ts'

/** Sends a new address to the agency if its settings ask for that, otherwise nothing (spec §7). False if sending failed. */
export const subscribe = async (email: string): Promise<boolean> =>
  !agency.sendsNewsletterSignUps ||
  sendContact({
    from_name: email,
    from_email: email,
    subject: 'Newsletter sign-up',
    message: `${email} would like to receive the newsletter.`,
  })
