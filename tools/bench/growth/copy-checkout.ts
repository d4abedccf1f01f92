import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#tests/support/source-files.ts'

/** Everything the build reads. */
const parts = [
  'art',
  'catalogue',
  'content',
  'contract',
  'server',
  'site',
  'tests/support',
  'tools',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * A copy of the checkout to build in. It borrows the packages but has a cache of its own, so that nothing
 * kept by earlier builds makes it look faster, and nothing of it stays behind.
 */
export async function copyCheckout(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-growth-'))
  const isWanted = (path: string) => !/\/art\/(out|sheets)(\/|$)/.test(path)
  for (const part of parts)
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isWanted })
  const packages = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(packages))
    if (!name.startsWith('.') || name === '.bin')
      await symlink(join(packages, name), join(folder, 'node_modules', name))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
