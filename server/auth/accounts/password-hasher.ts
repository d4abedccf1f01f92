import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Turnstile } from '#server/limits/turnstile.ts'

/** The slow part of passwords, so that tests can count how often it runs. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  verify: (passwordHash: string, password: string) => Promise<boolean>
}

// argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No password has this: the digest is a constant, not the outcome of hashing. Checking against it costs what any check costs. */
export const unmatchedPasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Hashing shares the threads that read pictures from the disk, and the processors. So there is always one of each that it
 * leaves alone. Those that wait are let through within a few seconds.
 */
const turnstile = new Turnstile({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  mayWait: 100,
})

export const argon2: PasswordHasher = {
  hash: (password) => turnstile.pass(() => hash(password, parameters)),
  verify: (passwordHash, password) => turnstile.pass(() => verify(passwordHash, password)),
}
