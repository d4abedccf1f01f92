import { dirname } from 'node:path'
import { resultCode } from './sqlite-dialect.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The database cannot be used as it is. The message says why, and what the operator can do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

/** The same error with a message that tells the operator what to do, if there is one. */
export function explainRefusal(error: unknown, file: string): unknown {
  const message = refusals(file)[codeOf(error)]
  return message === undefined ? error : new DatabaseRefused(message, { cause: error })
}

/** The system's name for it, or SQLite's result code. */
function codeOf(error: unknown): string {
  const origin = error instanceof DatabaseUnavailable ? error.cause : error
  const { code = '' } = origin as { code?: string }
  return code === 'ERR_SQLITE_ERROR' ? String(resultCode(origin)) : code
}

const busy = '5'
const readOnly = '8'
const corrupt = '11'
const full = '13'
const cannotOpen = '14'
const notADatabase = '26'

function refusals(file: string): Record<string, string> {
  const folder = dirname(file)
  const unwritable = `The server may not write to ${folder}. Give the folder to the user it runs as, or set DATA_DIR to another one.`
  const damaged = `${file} is damaged, or is no database of this server. Move it away and put a backup in its place: npm run meridaya -- restore <folder>`
  const noSpace = `The disk that holds ${folder} is full. Make room, then start again. Nothing was changed.`
  return {
    EACCES: unwritable,
    EPERM: unwritable,
    EROFS: unwritable,
    ENOTDIR: `${folder} cannot be a folder, because a file is in the way. Set DATA_DIR to another one.`,
    EEXIST: `${folder} cannot be a folder, because a file is in the way. Set DATA_DIR to another one.`,
    ENOSPC: noSpace,
    [busy]: `${file} is held by another program. Stop that program, then start again.`,
    [readOnly]: unwritable,
    [cannotOpen]: unwritable,
    [corrupt]: damaged,
    [notADatabase]: damaged,
    [full]: noSpace,
  }
}
