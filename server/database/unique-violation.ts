import { DatabaseError } from 'pg'

const sqliteConstraintUnique = 2067
const postgresUniqueViolation = '23505'

/** Whether the database refused a row because another has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === postgresUniqueViolation
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteConstraintUnique
}
