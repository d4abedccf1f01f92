import { emailMaxBytes, emailPattern } from '#contract/auth.ts'
import { AuthError } from '#server/auth/errors.ts'

/**
 * The form in which addresses are stored and compared: lower case, nothing else folded. No address holds a NUL, which
 * Postgres refuses even in a question.
 */
export function normaliseEmail(email: string): string {
  return email.toLowerCase().replaceAll('\0', '\uFFFD')
}

/** Refuses undeliverable addresses, then normalises. The check comes first because lower-casing maps a few other letters to ASCII. */
export function parseEmail(email: string): string {
  if (Buffer.byteLength(email) > emailMaxBytes)
    throw new AuthError('validation_failed', { message: 'An email address is too long' })
  if (!emailPattern.test(email))
    throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' })
  return normaliseEmail(email)
}
