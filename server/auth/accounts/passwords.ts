import { authErrors, passwordMaxBytes, passwordMinBytes } from '#contract/auth.ts'
import type { AuthConfig } from '#server/config/config.ts'
import { isCommonPassword } from './common-passwords.ts'
import { AuthError } from '#server/auth/errors.ts'
import { unmatchedPasswordHash } from './password-hasher.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** An unknown address costs one verification too, so that response times do not reveal who has an account. */
export async function verifyPassword(
  hasher: PasswordHasher,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await hasher.verify(passwordHash ?? unmatchedPasswordHash, password)
  return matches && passwordHash !== undefined
}

/** Refuses invalid new passwords. Not used at sign-in, because stored passwords may be older than the rules. */
export function assertAcceptablePassword(
  auth: Pick<AuthConfig, 'refusesCommonPasswords'>,
  password: string,
  addresses: string[],
): void {
  if (Buffer.byteLength(password) > passwordMaxBytes)
    throw new AuthError('validation_failed', {
      message: `Password cannot be longer than ${passwordMaxBytes} characters`,
    })
  const weakness = passwordWeakness(auth, password, addresses)
  if (weakness)
    throw new AuthError('weak_password', {
      message: weakness.message,
      weakPassword: { reasons: weakness.reasons },
    })
}

/** Why this is refused as a password, in the protocol's words. Undefined if it is allowed. */
function passwordWeakness(
  { refusesCommonPasswords }: Pick<AuthConfig, 'refusesCommonPasswords'>,
  password: string,
  addresses: string[],
): { reasons: string[]; message: string } | undefined {
  if (Buffer.byteLength(password) < passwordMinBytes)
    return { reasons: ['length'], message: authErrors.weak_password.message }
  if (refusesCommonPasswords && (isCommonPassword(password) || isOwnAddress(password, addresses)))
    return {
      reasons: ['pwned'],
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    }
  return undefined
}

/** The address itself or the part before the @. */
function isOwnAddress(password: string, addresses: string[]): boolean {
  const typed = password.toLowerCase()
  return addresses.some((address) => {
    const own = address.toLowerCase()
    return typed === own || typed === own.slice(0, own.lastIndexOf('@'))
  })
}

/** In the form in which the session of a visitor with an older password contains it. */
export function weakPasswordNotice(
  auth: Pick<AuthConfig, 'refusesCommonPasswords'>,
  password: string,
  address: string,
): { weak_password: { message: string; reasons: string[] } } | undefined {
  const weakness = passwordWeakness(auth, password, [address])
  return weakness && { weak_password: weakness }
}
