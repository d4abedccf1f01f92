import type { Context } from '#server/context.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What every endpoint works with. */
export interface AuthDependencies {
  context: Context
  keys: SigningKeys
}
