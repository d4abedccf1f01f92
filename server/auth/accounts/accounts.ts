import { randomUUID } from 'node:crypto'
import type { Database, DatabaseTransaction } from '#server/database/open.ts'
import type { Account, NewAccount } from '#server/auth/tables.ts'

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Undefined if the address is taken, even by a simultaneous sign-up. */
export function insertAccount(
  tx: DatabaseTransaction,
  account: Pick<NewAccount, 'email' | 'passwordHash' | 'userMetadata' | 'emailConfirmedAt'>,
  now: number,
): Promise<Account | undefined> {
  return tx
    .insertInto('accounts')
    .values({ ...account, id: randomUUID(), identityId: randomUUID(), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Reads an account and locks it until the transaction ends. Every change of tokens or of several sessions of an account
 * does this first, so that two such changes wait for each other instead of deadlocking.
 */
export function lockAccount(tx: DatabaseTransaction, id: string): Promise<Account | undefined> {
  return tx
    .updateTable('accounts')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function updateAccount(
  tx: DatabaseTransaction,
  id: string,
  change: Partial<Omit<Account, 'id'>>,
  now: number,
): Promise<Account> {
  return tx
    .updateTable('accounts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
