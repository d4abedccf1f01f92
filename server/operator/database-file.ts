import { statSync } from 'node:fs'
import { OperatorError } from './command.ts'

/** Throws if this SQLite file does not exist, because opening it would create an empty one. */
export function requireDatabase(file: string, cure = 'Check DATA_DIR.'): void {
  if (isThere(file)) return
  throw new OperatorError(`There is no database at ${file}. ${cure}`)
}

/** Unlike `existsSync`, throws EACCES when a folder in the path may not be entered. */
export function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined
}
