import { authErrors, passwordMaxBytes, passwordMinBytes } from '#contract/auth.ts'
import { AuthError } from './errors.ts'
import { unmatchedPasswordHash } from './password-hasher.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** An unknown address costs one verification too, so that nobody learns from the time an answer takes who has an account. */
export async function verifyPassword(
  hasher: PasswordHasher,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await hasher.verify(passwordHash ?? unmatchedPasswordHash, password)
  return matches && passwordHash !== undefined
}

/** Refuses what may not become a password. Sign-in does not ask: what is stored may be older than the rule. */
export function assertAcceptablePassword(password: string): void {
  if (Buffer.byteLength(password) > passwordMaxBytes)
    throw new AuthError('validation_failed', {
      message: `Password cannot be longer than ${passwordMaxBytes} characters`,
    })
  const weakPassword = passwordWeakness(password)
  if (weakPassword) throw new AuthError('weak_password', { weakPassword })
}

/** Why this may not become a password today; undefined when it may. */
export function passwordWeakness(password: string): { reasons: string[] } | undefined {
  return Buffer.byteLength(password) < passwordMinBytes ? { reasons: ['length'] } : undefined
}

/** As a session carries it to whoever signed in with a password that is older than the rule. */
export function weakPasswordNotice(
  password: string,
): { weak_password: { message: string; reasons: string[] } } | undefined {
  const weakness = passwordWeakness(password)
  return weakness && { weak_password: { message: authErrors.weak_password.message, ...weakness } }
}
