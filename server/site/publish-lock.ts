import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Lets one process at a time change a folder of releases. This is SQLite's file lock, which the system releases when
 * its process ends, so a killed publisher leaves no lock behind.
 *
 * @returns a function that releases the lock, or null while another process has it
 */
export function lockReleases(folder: string): (() => void) | null {
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
  const database = new DatabaseSync(join(folder, '.lock'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null
    throw error
  }
}

const sqliteBusy = 5
