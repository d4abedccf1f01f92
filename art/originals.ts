/** Reads `art/originals`, which has drawn prints (avif, listed in prints.json) and photographs. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Point } from '../catalogue/build/crop.ts'

export const ART = import.meta.dirname

/** What is recorded of a print, so that printing never overwrites a photograph. */
export interface Print {
  /** Hash of the file as it was printed. */
  source: string
  /** Hash of the code that drew it (`recipeOf`). */
  recipe: string
  /** Where the 3:4 crop sits, 0 (left edge) to 100 (right edge) in steps of 10. */
  focus: number
}
export type Prints = Record<string, Print>

/** `subjects.json`: where the subject of a photograph is. All its crops are placed around it. */
export type Subjects = Record<string, Point>

export interface Original {
  name: string
  path: string
  source: string
  bytes: Buffer
}

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** Name → file. A photograph (jpg, png, webp) replaces a drawn avif of the same name. */
export async function findOriginals(folder: string): Promise<Map<string, string>> {
  const order = ['.avif', '.webp', '.png', '.jpeg', '.jpg']
  const files = (await readdir(folder)).map((file) => parse(file)).filter(({ ext }) => order.includes(ext))
  files.sort((a, b) => order.indexOf(a.ext) - order.indexOf(b.ext) || a.name.localeCompare(b.name))
  const byName = new Map(files.map(({ name, base }) => [name, join(folder, base)]))
  return new Map([...byName].sort(([a], [b]) => a.localeCompare(b)))
}

export async function readOriginal(name: string, path: string): Promise<Original> {
  const bytes = await readFile(path)
  return { name, path, bytes, source: hashOf(bytes) }
}

export async function readJson<T extends object>(path: string, missing: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing
    throw error
  }
}

/** Writes sorted keys, so that two people's new pictures seldom conflict, in the formatter's style. */
export async function writeJson(path: string, value: Record<string, unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
  const text = JSON.stringify(sorted, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => {
    return `[${items.replace(/\s*\n\s*/g, ' ')}]`
  })
  // Written beside and renamed, because nothing can be built if these lists are incomplete.
  await writeFile(`${path}.tmp`, `${text}\n`, { flush: true })
  await rename(`${path}.tmp`, path)
}
