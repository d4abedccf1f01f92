import { accountsDelete } from './accounts-delete.ts'
import { accountsExport } from './accounts-export.ts'
import { accountsList } from './accounts-list.ts'
import { backupCommand } from './backup.ts'
import type { Command } from './command.ts'
import { enquiriesExport } from './enquiries-export.ts'
import { enquiriesForget } from './enquiries-forget.ts'
import { enquiriesList } from './enquiries-list.ts'
import { enquiriesResend } from './enquiries-resend.ts'
import { enquiriesShow } from './enquiries-show.ts'
import { keysRotate } from './keys-rotate.ts'
import { migrateCommand } from './migrate.ts'
import { outboxList } from './outbox-list.ts'
import { outboxPurge } from './outbox-purge.ts'
import { outboxRetry } from './outbox-retry.ts'
import { restoreCommand } from './restore.ts'

/** Everything the operator can ask of the server's data, in the order in which it is listed. */
export const operatorCommands: Command[] = [
  enquiriesList,
  enquiriesShow,
  enquiriesResend,
  enquiriesExport,
  enquiriesForget,
  outboxList,
  outboxRetry,
  outboxPurge,
  accountsList,
  accountsExport,
  accountsDelete,
  keysRotate,
  backupCommand,
  restoreCommand,
  migrateCommand,
]
