import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { keep, kept } from './reuse.ts'

// The framework's two bundles, the browser's and the one that renders pages, without the words of the content: they are the
// same as long as the code is, and most of what a build of a changed price would spend its time on. With them are the settings
// that they were made with.

const parts = ['client/assets', 'server', 'settings.json']

const keyOf = (codeHash: string): string[] => ['bundles', codeHash]

/** Keeps what the framework bundled for later builds of the same code. Called once it is sure that the code did not change meanwhile. */
export async function keepBundles(folder: string, codeHash: string): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const part of parts) {
    const below = part.endsWith('.json') ? [part] : await filesBelow(folder, part)
    for (const path of below) files.set(path, await readFile(join(folder, path)))
  }
  keep(keyOf(codeHash), serialize(files))
}

async function filesBelow(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Writes the cached bundles of this code into the folder. Returns whether there were any. */
export async function unpackBundles(folder: string, codeHash: string): Promise<boolean> {
  const body = kept(keyOf(codeHash))
  if (!body) return false
  for (const [path, file] of deserialize(body) as Map<string, Buffer>) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), file)
  }
  return true
}
