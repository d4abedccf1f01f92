import { hash, verify } from '@node-rs/argon2'
import { passwordMaxBytes, passwordMinBytes } from '#contract/auth.ts'
import { AuthError } from './errors.ts'

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// An unknown address is checked against this, so that it costs what a wrong password costs. No password has it: the
// digest is a constant, not the outcome of hashing.
const unknownAccountHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Always costs one verification, whether or not there is an account to check against. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? unknownAccountHash, password)
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
