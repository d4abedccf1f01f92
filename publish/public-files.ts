import { createHash } from 'node:crypto'
import { cpSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReleaseFacts } from '#contract/release.ts'
import { digestOf, filesBelow, root } from './freshness.mjs'

const publicFolder = join('site', 'public')

/** An earlier release, to link from. */
export interface Earlier {
  folder: string
  files: ReleaseFacts['files']
}

/**
 * Copies the files of `site/public`, generated pictures, into a build. Those of the last release are linked, which takes no space
 * and no time. Their content is compared, so that a damaged file does not spread to other releases.
 *
 * @param client the folder of the build that visitors will see
 */
export function bringPublicFiles(client: string, earlier?: Earlier): void {
  for (const path of filesBelow(publicFolder)) {
    const name = path.slice(publicFolder.length + 1)
    const to = join(client, name)
    mkdirSync(dirname(to), { recursive: true })
    const before = earlier?.files[`client/${name}`]
    const isLinked =
      earlier &&
      before?.sha256 === digestOf(path) &&
      linkWhole(join(earlier.folder, 'client', name), to, before.sha256)
    if (!isLinked) cpSync(join(root, path), to)
  }
}

/** Whether the file is a link to this one now. Another user's file or another disk cannot be linked to. */
function linkWhole(from: string, to: string, sha256: string): boolean {
  try {
    if (createHash('sha256').update(readFileSync(from)).digest('hex') !== sha256) return false
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
