import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../node_modules/.cache/built-parts')
const day = 86_400_000
/** What no build has asked for in this time is removed. */
const keptFor = 14 * day
const digestBytes = 32

const digest = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

/**
 * What a slow step made of the same input in an earlier build, or what `make` makes of it now.
 *
 * @param input everything that the result depends on; the version of Node is added
 * @param make is called when nothing is kept, or when what is kept has been damaged
 */
export async function reuse(input: (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const earlier = await kept(input)
  if (earlier) return earlier
  const made = await make()
  await keep(input, made)
  return made
}

/** What was kept of this input; null where nothing was, or where it has been damaged. */
export async function kept(input: (string | Buffer)[]): Promise<Buffer | null> {
  const file = fileOf(input)
  const found = await readFile(file).catch(() => null)
  const body = found?.subarray(digestBytes)
  if (!body || !found?.subarray(0, digestBytes).equals(digest(body))) return null
  await touch(file)
  return body
}

/** A result that cannot be kept, on a read-only disk for one, is made again by the next build. */
export async function keep(input: (string | Buffer)[], made: Buffer): Promise<void> {
  const file = fileOf(input)
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(beside, Buffer.concat([digest(made), made]))
    await rename(beside, file)
  } catch {
    await rm(beside, { force: true }).catch(() => {})
  }
}

function fileOf(input: (string | Buffer)[]): string {
  const key = createHash('sha256').update(process.version)
  for (const part of input) key.update(`\n${part.length}\n`).update(part)
  return join(folder, key.digest('hex'))
}

/** One write a day for each file is enough to know what is in use. */
async function touch(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  const now = new Date()
  if (Math.abs(now.getTime() - mtimeMs) > day) await utimes(file, now, now).catch(() => {})
}

/** Removes what no build has asked for in two weeks. */
export async function forgetUnused(now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const mtime = await stat(file).then(
      (found) => found.mtimeMs,
      () => now,
    )
    if (mtime < now - keptFor) await rm(file, { force: true })
  }
}
