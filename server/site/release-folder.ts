import { randomUUID } from 'node:crypto'
import { readFile, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { currentLink, releaseList } from '#contract/release.ts'
import type { ReleaseFacts } from '#contract/release.ts'

// The folder of releases (RELEASES_DIR), for the publisher, the server and the operator's commands.

/** A release's id, `12-9f86d081`: its number and the beginning of the hash of its content. */
const idPattern = /^(\d+)-[0-9a-f]{8}$/

export function numberOf(id: string): number {
  return Number(idPattern.exec(id)?.[1] ?? 0)
}

/** The ids of the releases in the folder, the newest first. Empty if the folder does not exist. */
export async function listReleases(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissing)
  return (names ?? []).filter((name) => idPattern.test(name)).toSorted((a, b) => numberOf(b) - numberOf(a))
}

/** The id of the release that is served, even if it is damaged; null if there is none. */
export async function currentRelease(folder: string): Promise<string | null> {
  const target = await readlink(join(folder, currentLink)).catch(ignoreMissing)
  return target === null ? null : basename(target)
}

export async function readFacts(folder: string, id: string): Promise<ReleaseFacts> {
  return JSON.parse(await readFile(join(folder, id, releaseList), 'utf8')) as ReleaseFacts
}

/** Serves this release from now on. The link is replaced in one step, so that it always leads to a release. */
export async function pointTo(folder: string, id: string): Promise<void> {
  const link = join(folder, `.${currentLink}-${randomUUID()}`)
  await symlink(id, link)
  try {
    await rename(link, join(folder, currentLink))
  } catch (error) {
    await rm(link, { force: true })
    throw error
  }
}

/** Deletes all but the newest `keep` releases and the served one, and the leftovers of interrupted runs. */
export async function sweepReleases(folder: string, keep: number): Promise<void> {
  const current = await currentRelease(folder)
  const spare = (await listReleases(folder)).slice(keep).filter((id) => id !== current)
  const left = (await readdir(folder)).filter((name) => /^\.(tmp|current|old)-/.test(name))
  for (const id of spare) {
    // Renamed first, so that a partly deleted release is never listed.
    await rename(join(folder, id), join(folder, `.old-${id}`))
    left.push(`.old-${id}`)
  }
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
