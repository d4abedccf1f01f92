import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from './command.ts'

/** Copies the messages of a Maildir, which may be in use. Returns how many. */
export async function copyMailbox(
  from: string,
  to: string,
  reached: (mails: number) => void,
): Promise<number> {
  const copied = new Set<string>()
  // `new` comes first, because a mail program may move read mail to `cur` meanwhile. Its name then begins the same.
  for (const folder of ['new', 'cur']) {
    if (!existsSync(join(from, folder))) continue
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
    for (const name of await readdir(join(from, folder))) {
      const unique = name.split(':')[0] ?? name
      if (copied.has(unique) || !(await copyPresent(join(from, folder, name), join(to, folder, name))))
        continue
      copied.add(unique)
      reached(copied.size)
    }
  }
  return copied.size
}

/** Throws if the mailbox has mail, so that a restore does not mix it with the backup's. */
export async function requireEmptyMailbox(directory: string): Promise<void> {
  for (const folder of ['new', 'cur']) {
    const path = join(directory, folder)
    if (existsSync(path) && (await readdir(path)).length > 0)
      throw new OperatorError(
        `${path} already has mail, which a restore would mix with the backup's. Move it away first.`,
      )
  }
}

/** Returns false if the file was moved or deleted in the meantime. */
async function copyPresent(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
