import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#server/config/env.ts'
import type { Person } from './staff.ts'

const run = promisify(execFile)
const patienceMs = 60_000

interface Commit {
  /** A folder in the checkout, where git is run. */
  folder: string
  /** Absolute paths. Paths outside the folder's checkout are ignored. */
  files: string[]
  /** The subject of the commit. */
  message: string
  person: Person
  pushes: boolean
}

/**
 * Commits these files, and no others, in the person's name if the content is a git checkout.
 *
 * @returns null, or a message for the person about what went wrong. The site is published either way.
 */
export async function commitContent({
  folder,
  files: all,
  message,
  person,
  pushes,
}: Commit): Promise<string | null> {
  const asPerson = ['-c', `user.name=${person.name}`, '-c', `user.email=${person.address}`]
  // Git must not ask for a password.
  const git = async (...args: string[]) => {
    const env = childEnv({ GIT_TERMINAL_PROMPT: '0' })
    const whole = [...asPerson, ...args]
    return (await run('git', whole, { cwd: folder, env, timeout: patienceMs })).stdout.trim()
  }
  if (all.length === 0) return null
  const checkout = await git('rev-parse', '--show-toplevel').catch(() => '')
  const files = all.filter((file) => checkout !== '' && !relative(checkout, file).startsWith('..'))
  if (files.length === 0) return null
  try {
    await git('add', '--all', '--', ...files)
    if ((await git('diff', '--cached', '--name-only', '--', ...files)) === '') return null
    await git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '-m', message, '--', ...files)
  } catch (error) {
    return `The change is live, but git could not record it. Tell the person who runs the server. (${lastLine(error)})`
  }
  if (!pushes) return null
  try {
    await git('push', '--quiet')
    return null
  } catch (error) {
    return `The change is live and recorded, but it could not be pushed. Tell the person who runs the server. (${lastLine(error)})`
  }
}

const lastLine = (error: unknown): string =>
  String((error as { stderr?: string }).stderr ?? (error as Error).message)
    .trim()
    .split('\n')
    .at(-1) ?? ''
