import type { Context } from '#server/context.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** The dependencies of every endpoint. */
export interface AuthDependencies {
  context: Context
  keys: SigningKeys
}
