import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** All sources of the build and the server. */
const parts = [
  'art',
  'catalogue',
  'contract',
  'desk',
  'server',
  'site',
  'publish',
  'tools',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** A place of the second agency that none of its packages visits, so that any price is valid. */
export const place = 'azores'

/**
 * A copy of the checkout to build in and to change. It shares the packages and the cached parts of earlier builds, which are
 * keyed by their inputs (publish/finish/reuse.ts). Its content is the second agency's unless another folder is given:
 * there is less to build, and staff may remove any entry of `content/`.
 */
export async function copyCheckout(
  content = 'tests/agency/content',
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-checkout-'))
  const isWanted = (path: string) => !/\/art\/(out|sheets)(\/|$)/.test(path)
  for (const part of parts)
    await cp(join(root, part), join(folder, part), { recursive: true, filter: isWanted })
  await cp(join(root, content), join(folder, 'content'), { recursive: true })
  const packages = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(packages))
    if (!name.startsWith('.') || name === '.bin')
      await symlink(join(packages, name), join(folder, 'node_modules', name))
  const builtParts = join(packages, '.cache/built-parts')
  await mkdir(builtParts, { recursive: true })
  await mkdir(join(folder, 'node_modules/.cache'))
  await symlink(builtParts, join(folder, 'node_modules/.cache/built-parts'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
