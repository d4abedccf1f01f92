import type { Migration } from 'kysely/migration'
import * as mail from './001-mail.ts'
import * as accounts from './002-accounts.ts'
import * as upkeep from './003-upkeep.ts'
import * as signInCodes from './004-sign-in-codes.ts'
import * as upkeepIndexes from './005-upkeep-indexes.ts'
import * as attempts from './006-attempts.ts'
import * as suppressions from './007-suppressions.ts'
import * as mailSubjects from './008-mail-subjects.ts'
import * as closingNotice from './009-closing-notice.ts'
import * as sessionIds from './010-session-ids.ts'
import * as audit from './011-audit.ts'
import * as desk from './012-desk.ts'
import * as releases from './013-releases.ts'
import * as deskEnquiries from './014-desk-enquiries.ts'
import * as deskDrafts from './015-desk-drafts.ts'
import * as deskPresence from './017-desk-presence.ts'
import * as deskPhotographs from './018-desk-photographs.ts'
import * as deskSubjects from './019-desk-subjects.ts'
import * as deskPageChanges from './020-desk-page-changes.ts'

/** In order. A migration that has left this repository is never edited: write the next one. */
export const migrations: Record<string, Migration> = {
  '001-mail': mail,
  '002-accounts': accounts,
  '003-upkeep': upkeep,
  '004-sign-in-codes': signInCodes,
  '005-upkeep-indexes': upkeepIndexes,
  '006-attempts': attempts,
  '007-suppressions': suppressions,
  '008-mail-subjects': mailSubjects,
  '009-closing-notice': closingNotice,
  '010-session-ids': sessionIds,
  '011-audit': audit,
  '012-desk': desk,
  '013-releases': releases,
  '014-desk-enquiries': deskEnquiries,
  '015-desk-drafts': deskDrafts,
  '017-desk-presence': deskPresence,
  '018-desk-photographs': deskPhotographs,
  '019-desk-subjects': deskSubjects,
  '020-desk-page-changes': deskPageChanges,
}
