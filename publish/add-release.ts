import { createHash, randomUUID } from 'node:crypto'
import {
  chmod,
  cp,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { releaseContent, releaseList } from '#contract/release.ts'
import type { ReleaseFacts, ReleaseFile } from '#contract/release.ts'
import { listReleases, numberOf, readFacts } from '#server/site/release-folder.ts'

export interface NewRelease {
  /** The finished build: `client`, `site-manifest.json` and `agency.json`. Its files are moved away. */
  built: string
  /** The folder of releases. */
  releases: string
  /** The folder of the texts it was built from, which the Desk compares with those of today. */
  content?: string
  commit: string | null
  inputs: string
}

/** The parts of a build that belong to a release. The framework's server bundle is used during the build only. */
const contents = ['client', 'site-manifest.json', 'agency.json']

/**
 * Adds a finished build to the folder of releases, under a new number. It is not served yet. Files that equal those of the
 * last release become links to it, so that a release takes only the space of its changes. Server and publisher may be
 * different users, so all files are world-readable, like on the web.
 *
 * @returns the release's id
 */
export async function addRelease({ built, releases, content, commit, inputs }: NewRelease): Promise<string> {
  if (await mkdir(releases, { recursive: true })) await chmod(releases, 0o755)
  const [lastId] = await listReleases(releases)
  const last = lastId ? await readFacts(releases, lastId).catch(() => null) : null
  const temporary = join(releases, `.tmp-${randomUUID()}`)
  try {
    await mkdir(temporary)
    for (const name of contents) await move(join(built, name), join(temporary, name))
    if (content) await cp(content, join(temporary, releaseContent), { recursive: true })
    const madeAt = new Date()
    const now = Math.floor(madeAt.getTime() / 1000)
    const files: ReleaseFacts['files'] = {}
    await eachAtOnce(await filesBelow(temporary), async (path) => {
      const file = join(temporary, path)
      const before = last?.files[path]
      if (before && lastId && (await isSameFile(file, join(releases, lastId, path)))) {
        files[path] = before
        return
      }
      const body = await readFile(file)
      const sha256 = createHash('sha256').update(body).digest('hex')
      const isSame = before?.sha256 === sha256
      files[path] = { bytes: body.length, sha256, since: isSame ? before.since : now }
      if (isSame && lastId && (await replaceByLink(join(releases, lastId, path), file, body))) return
      await chmod(file, 0o644)
      await utimes(file, files[path].since, files[path].since)
    })
    const facts: ReleaseFacts = {
      format: 1,
      number: numberOf(lastId ?? '') + 1,
      madeAt: madeAt.toISOString(),
      commit,
      inputs,
      files: Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    }
    await writeFile(join(temporary, releaseList), `${JSON.stringify(facts, null, 1)}\n`)
    await chmod(join(temporary, releaseList), 0o644)
    const id = `${facts.number}-${hashOf(facts.files).slice(0, 8)}`
    await rename(temporary, join(releases, id))
    return id
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
}

function hashOf(files: Record<string, ReleaseFile>): string {
  const hash = createHash('sha256')
  for (const [path, { sha256 }] of Object.entries(files)) hash.update(`${path} ${sha256}\n`)
  return hash.digest('hex')
}

/** Copies to another file system, because files cannot be moved there. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755)
  await chmod(folder, 0o755)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * Whether the file is now a link to the earlier release's. Its content is compared, so that a damaged file does not
 * spread from release to release. If no link can be made (another user's file, too many links), the copy stays.
 */
async function replaceByLink(earlier: string, file: string, body: Buffer): Promise<boolean> {
  const beside = `${file}.link`
  try {
    const { size, mode } = await stat(earlier)
    if (size !== body.length || (mode & 0o444) !== 0o444 || !(await readFile(earlier)).equals(body))
      return false
    await link(earlier, beside)
    await rename(beside, file)
    return true
  } catch {
    await rm(beside, { force: true })
    return false
  }
}

/** Whether the build linked to it (public-files.ts), which compared its content. */
async function isSameFile(file: string, earlier: string): Promise<boolean> {
  const [own, other] = await Promise.all([file, earlier].map((it) => stat(it).catch(() => null)))
  return own != null && other != null && own.ino === other.ino && own.dev === other.dev
}

async function eachAtOnce(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values()
  const worker = async () => {
    for (const path of waiting) await work(path)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}
