import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { keep, kept } from './reuse.ts'

// The framework's two bundles, the browser's and the one that renders pages, without the words of the content: they are the
// same as long as the code is, and most of what a build of a changed price would spend its time on.

const parts = ['client/assets', 'server']
const packed = 'bundles'

const keyOf = (codeHash: string): string[] => ['bundles', codeHash]

/** Notes what the framework bundled, before anything is added to it, in a file of the build's folder. */
export async function packBundles(folder: string): Promise<void> {
  const files = new Map<string, Buffer>()
  for (const part of parts) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      files.set(path.slice(folder.length + 1), await readFile(path))
    }
  }
  await writeFile(join(folder, packed), serialize(files))
}

/** Keeps them for later builds of the same code. Called once it is sure that the code did not change meanwhile. */
export async function keepBundles(folder: string, codeHash: string): Promise<void> {
  await keep(keyOf(codeHash), await readFile(join(folder, packed)))
}

/** Writes the bundles of this code into the folder, where an earlier build has kept them; says whether it has. */
export async function unpackBundles(folder: string, codeHash: string): Promise<boolean> {
  const body = await kept(keyOf(codeHash))
  if (!body) return false
  for (const [path, file] of deserialize(body) as Map<string, Buffer>) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), file)
  }
  return true
}
