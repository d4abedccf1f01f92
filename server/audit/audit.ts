import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/open.ts'
import type { AuditEventTable } from './tables.ts'

type Event = Pick<AuditEventTable, 'at' | 'kind'> & Partial<Omit<AuditEventTable, 'id' | 'at' | 'kind'>>

/** Writes one line of the audit log, in the caller's transaction if there is one. The actor defaults to a visitor. */
export async function recordAudit(database: Database, event: Event): Promise<void> {
  await database
    .insertInto('auditEvents')
    .values({
      actor: 'visitor',
      staff: null,
      accountId: null,
      device: null,
      detail: null,
      ...event,
      id: randomUUID(),
    })
    .execute()
}
