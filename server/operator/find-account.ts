import { findAccountByEmail } from '#server/auth/accounts/accounts.ts'
import type { Account } from '#server/auth/tables.ts'
import type { Database } from '#server/database/open.ts'
import { OperatorError } from './command.ts'

export async function requireAccount(database: Database, email: string): Promise<Account> {
  const account = await findAccountByEmail(database, email.toLowerCase())
  if (account === undefined) throw new OperatorError(`There is no account with the address ${email}.`)
  return account
}
