import { hash, verify } from '@node-rs/argon2'
import { passwordMaxBytes, passwordMinBytes } from '#contract/auth.ts'
import { AuthError } from './errors.ts'

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No password has this: the digest is a constant, not the outcome of hashing. Checking against it costs what any check costs. */
export const unmatchedPasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** An unknown address costs one verification too, so that nobody learns from the time an answer takes who has an account. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? unmatchedPasswordHash, password)
  return matches && passwordHash !== undefined
}

/** Refuses what may not become a password. Sign-in does not ask: what is stored may be older than the rule. */
export function assertAcceptablePassword(password: string): void {
  const bytes = Buffer.byteLength(password)
  if (bytes > passwordMaxBytes)
    throw new AuthError('validation_failed', {
      message: `Password cannot be longer than ${passwordMaxBytes} characters`,
    })
  if (bytes < passwordMinBytes)
    throw new AuthError('weak_password', { weakPassword: { reasons: ['length'] } })
}
