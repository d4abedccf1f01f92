import { spawnSync } from 'node:child_process'
import { root } from './freshness.mjs'

/** The commit that is checked out, followed by `+` when files have been changed since; null without git. */
export function commitName(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const head = git('rev-parse', '--short=12', 'HEAD')
  if (head.status !== 0) return null
  const isChanged = git('status', '--porcelain', '--untracked-files=no').stdout !== ''
  return `${head.stdout.trim()}${isChanged ? '+' : ''}`
}
