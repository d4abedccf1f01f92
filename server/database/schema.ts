import type { AuditTables } from '../audit/tables.ts'
import type { AccountTables } from '../auth/tables.ts'
import type { EmailTables } from '../email/tables.ts'
import type { LimitTables } from '../limits/tables.ts'
import type { UpkeepTables } from '../upkeep/tables.ts'

/**
 * Every table, composed of what each part of the server owns.
 * Both databases understand: text ids, whole epoch milliseconds, JSON in text, no booleans.
 */
export interface Schema extends EmailTables, AccountTables, AuditTables, LimitTables, UpkeepTables {}
