import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

// A build reads thousands of small files. Synchronous reads cost a third of what promises do.

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/built-parts')
let makers: Buffer | undefined

/**
 * Another version of Node or of a package may give another result for the same input. Read on first use, because the image of the
 * server has this module and no lockfile.
 */
const versions = (): Buffer =>
  (makers ??= createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest())
const day = 86_400_000
/** Results unused for this time are removed. */
const keptFor = 14 * day
const digestBytes = 32

const digest = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

/**
 * The result of a slow step for the same input from an earlier build, otherwise of `make`.
 *
 * @param input everything that the result depends on; the versions of Node and of all packages are added
 * @param make is called when nothing is cached, or when the cached file is damaged
 */
export async function reuse(input: (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const earlier = kept(input)
  if (earlier) return earlier
  const made = await make()
  keep(input, made)
  return made
}

/** The cached result for this input. Null if there is none or it is damaged. */
export function kept(input: (string | Buffer)[]): Buffer | null {
  const file = fileOf(input)
  try {
    const found = readFileSync(file)
    const body = found.subarray(digestBytes)
    if (!found.subarray(0, digestBytes).equals(digest(body))) return null
    touch(file)
    return body
  } catch {
    return null
  }
}

/** A result that cannot be cached, for example on a read-only disk, is made again by the next build. */
export function keep(input: (string | Buffer)[], made: Buffer): void {
  const file = fileOf(input)
  const beside = `${file}.${randomUUID()}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(beside, Buffer.concat([digest(made), made]))
    renameSync(beside, file)
  } catch {
    rmSync(beside, { force: true })
  }
}

function fileOf(input: (string | Buffer)[]): string {
  const key = createHash('sha256').update(versions())
  for (const part of input) key.update(`\n${part.length}\n`).update(part)
  return join(folder, key.digest('hex'))
}

/** One write a day for each file is enough to know what is in use. */
function touch(file: string): void {
  const now = new Date()
  if (Math.abs(now.getTime() - statSync(file).mtimeMs) <= day) return
  try {
    utimesSync(file, now, now)
  } catch {
    // A read-only disk: nothing is removed there either.
  }
}

/** Removes results that no build has used in two weeks. */
export function forgetUnused(now = Date.now()): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && found.mtimeMs < now - keptFor) rmSync(file, { force: true })
  }
}
