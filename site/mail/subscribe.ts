import { agency } from '#catalogue/agency.ts'
import { sendContact } from './send-mail.ts'

/** Sends a new address to the agency if it has asked for that; otherwise sends nothing (spec §7). False when sending failed. */
export const subscribe = async (email: string): Promise<boolean> =>
  !agency.sendsNewsletterSignUps ||
  sendContact({
    from_name: email,
    from_email: email,
    subject: 'Newsletter sign-up',
    message: `${email} would like to receive the newsletter.`,
  })
