import type { Migration } from 'kysely/migration'
import * as mail from './001-mail.ts'
import * as accounts from './002-accounts.ts'
import * as upkeep from './003-upkeep.ts'
import * as signInCodes from './004-sign-in-codes.ts'
import * as upkeepIndexes from './005-upkeep-indexes.ts'
import * as attempts from './006-attempts.ts'

/** In order. A migration that has left this repository is never edited: write the next one. */
export const migrations: Record<string, Migration> = {
  '001-mail': mail,
  '002-accounts': accounts,
  '003-upkeep': upkeep,
  '004-sign-in-codes': signInCodes,
  '005-upkeep-indexes': upkeepIndexes,
  '006-attempts': attempts,
}
