import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = (dataDir: string) => join(dataDir, 'last-backup')

/** Records for the Desk when the last complete backup was begun, as ISO 8601. */
export const noteBackup = (dataDir: string, madeAt: string): Promise<void> =>
  writeFile(file(dataDir), `${madeAt}\n`, { mode: 0o600 })

/** Epoch ms; null if none was made from this folder. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  try {
    const madeAt = Date.parse((await readFile(file(dataDir), 'utf8')).trim())
    return Number.isNaN(madeAt) ? null : madeAt
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
