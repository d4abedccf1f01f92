import { accountsDelete } from './accounts-delete.ts'
import { accountsExport } from './accounts-export.ts'
import { accountsList } from './accounts-list.ts'
import { auditList } from './audit-list.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import type { CreateCommand } from './command.ts'
import { doctor } from './doctor.ts'
import { enquiriesExport } from './enquiries-export.ts'
import { enquiriesForget } from './enquiries-forget.ts'
import { enquiriesList } from './enquiries-list.ts'
import { enquiriesResend } from './enquiries-resend.ts'
import { enquiriesShow } from './enquiries-show.ts'
import { keysRotate } from './keys-rotate.ts'
import { migrateTables } from './migrate.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { outboxList } from './outbox-list.ts'
import { outboxPurge } from './outbox-purge.ts'
import { outboxRetry } from './outbox-retry.ts'
import { releasesList } from './releases-list.ts'
import { releasesUse } from './releases-use.ts'
import { restore } from './restore.ts'
import { sessionsEnd } from './sessions-end.ts'
import { sessionsList } from './sessions-list.ts'

export interface CommandGroup {
  /** The first word of its commands; undefined for commands of one word. */
  name?: string
  description?: string
  commands: CreateCommand[]
}

/** Every operator command, in the order in which the help lists them. */
export const operatorCommands: CommandGroup[] = [
  { commands: [check, doctor] },
  {
    name: 'enquiries',
    description: 'Enquiries and contact messages',
    commands: [enquiriesList, enquiriesShow, enquiriesResend, enquiriesExport, enquiriesForget],
  },
  {
    name: 'outbox',
    description: 'Mail to be sent',
    commands: [outboxList, outboxRetry, outboxPurge],
  },
  {
    name: 'accounts',
    description: 'Accounts of visitors',
    commands: [accountsList, accountsExport, accountsDelete],
  },
  { name: 'sessions', description: 'Signed-in browsers', commands: [sessionsList, sessionsEnd] },
  { name: 'keys', description: 'Signing keys', commands: [keysRotate] },
  { name: 'releases', description: 'Releases of the site', commands: [releasesList, releasesUse] },
  { commands: [auditList, backup, restore, migrateTables, moveToPostgres] },
]
