import { dictionary } from '@zxcvbn-ts/language-common'

let common: Set<string> | undefined

/** Whether this is one of the 49,000 passwords that guessers try first, in any case. Looks nothing up outside. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.toLowerCase())
}
