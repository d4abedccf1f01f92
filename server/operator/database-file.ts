import { statSync } from 'node:fs'
import { OperatorError } from './command.ts'

/** Throws unless this SQLite file is there: otherwise opening it would make an empty one. */
export function requireDatabase(file: string, cure = 'Check DATA_DIR.'): void {
  if (isThere(file)) return
  throw new OperatorError(`There is no database at ${file}. ${cure}`)
}

/** Throws EACCES where a folder on the way may not be entered, which `existsSync` would call a missing file. */
export function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}
