import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolder } from './content-index.ts'

/**
 * Writes content files, each of them completely or not at all.
 *
 * @param texts the new text by path below the folder; null removes the file
 */
export function writeContent(texts: ReadonlyMap<string, string | null>, folder = contentFolder): void {
  for (const [file, text] of texts) {
    const path = join(folder, file)
    if (text === null) rmSync(path, { force: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      // An extension that is not read as content. Leftovers of a killed process are overwritten.
      const beside = `${path}.tmp`
      try {
        writeFileSync(beside, text, { flush: true })
        renameSync(beside, path)
      } catch (error) {
        rmSync(beside, { force: true })
        throw error
      }
    }
  }
}
