import { agency } from '#catalogue/agency.ts'
import { sendContact } from './send-mail.ts'

/** Tells the agency of a new address when it has asked for that; otherwise nothing is sent (spec §7). False when it could not be told. */
export const subscribe = async (email: string): Promise<boolean> =>
  !agency.sendsNewsletterSignUps ||
  sendContact({
    from_name: email,
    from_email: email,
    subject: 'Newsletter sign-up',
    message: `${email} would like to receive the newsletter.`,
  })
