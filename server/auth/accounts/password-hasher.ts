import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Turnstile } from '#server/limits/turnstile.ts'

/** Hashing and verification, separate so that tests can count how often they run. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  verify: (passwordHash: string, password: string) => Promise<boolean>
}

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Matches no password: its digest is a constant, not a hash. Verifying takes as long as with a real one, so time does not reveal that an account is missing. */
export const unmatchedPasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Hashing shares processors and threads with reading pictures from the disk. So there is always one of each that it
 * does not use. Waiting sign-ins run within a few seconds.
 */
const turnstile = new Turnstile({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  mayWait: 100,
})

export const argon2: PasswordHasher = {
  hash: (password) => turnstile.pass(() => hash(password, parameters)),
  verify: (passwordHash, password) => turnstile.pass(() => verify(passwordHash, password)),
}
