import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The main module of a package that few people ever need: installed on first use beside the other caches, in exactly this
 * version, so that other people do not wait for it.
 */
export async function loadCachedPackage<T>(name: string, version: string, main = 'index.js'): Promise<T> {
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', `${name}-${version}`)
  const entry = join(folder, 'node_modules', name, main)
  if (!existsSync(entry)) {
    await mkdir(folder, { recursive: true })
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', folder, ...quiet, `${name}@${version}`],
      {
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`)
  }
  return ((await import(pathToFileURL(entry).href)) as { default: T }).default
}
