import type { Migration } from 'kysely/migration'
import * as mail from './001-mail.ts'
import * as accounts from './002-accounts.ts'

/** In order. A migration that has left this repository is never edited: write the next one. */
export const migrations: Record<string, Migration> = {
  '001-mail': mail,
  '002-accounts': accounts,
}
