import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { derivePhotograph, type Manifest } from '#art/derive.ts'
import { hashOf } from '#art/originals.ts'
import type { Point } from '#catalogue/build/crop.ts'
import { root } from './freshness.mjs'

/** Sizes that a preview has needed are not made again when it is published. */
const workshop = join(root, 'node_modules/.cache/photographs')
const keptForMs = 14 * 86_400_000

/** The line of `pictures.json`, beside the sizes that it describes. */
const facts = 'facts.json'

/**
 * The sizes of a photograph as files, and its line of `pictures.json`.
 *
 * @param path where the bytes are
 */
export async function sizesOf(
  name: string,
  path: string,
  bytes: Buffer,
  subject: Point,
): Promise<{ files: string[]; entry: Manifest[string] }> {
  const folder = await madeFolder(name, path, bytes, subject)
  const files = (await readdir(folder)).filter((file) => file !== facts)
  return {
    files: files.map((file) => join(folder, file)),
    entry: JSON.parse(await readFile(join(folder, facts), 'utf8')) as Manifest[string],
  }
}

/** The folder with the sizes, there whole or not at all. Two builds may make it at once. */
async function madeFolder(name: string, path: string, bytes: Buffer, subject: Point): Promise<string> {
  const folder = join(workshop, hashOf(name, bytes, JSON.stringify(subject)))
  if (existsSync(folder)) return folder
  for (const old of await readdir(workshop).catch(() => [])) {
    const found = await stat(join(workshop, old)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - keptForMs)
      await rm(join(workshop, old), { recursive: true, force: true })
  }
  const beside = `${folder}.${randomUUID()}`
  try {
    const entry = await derivePhotograph(name, path, subject, beside)
    await writeFile(join(beside, facts), JSON.stringify(entry))
    await rename(beside, folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    // Another build was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}
