import type { AuditTables } from '#server/audit/tables.ts'
import type { AccountTables } from '#server/auth/tables.ts'
import type { DeskTables } from '#server/desk/tables.ts'
import type { EmailTables } from '#server/email/tables.ts'
import type { LimitTables } from '#server/limits/tables.ts'
import type { SiteTables } from '#server/site/tables.ts'
import type { UpkeepTables } from '#server/upkeep/tables.ts'

/**
 * Every table, composed of what each part of the server owns.
 * Both databases understand: text ids, whole epoch milliseconds, JSON in text, no booleans. Bytes are in tables of Postgres alone.
 */
export interface Schema
  extends EmailTables, AccountTables, AuditTables, DeskTables, LimitTables, SiteTables, UpkeepTables {}
