import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '#server/config/config.ts'
import { toMail } from './transport.ts'
import type { Transport } from './transport.ts'

/** Stores mails in a Maildir, which any mail program can open. */
export async function createMaildirTransport(
  directory: string,
  from: MailConfig['from'],
): Promise<Transport> {
  for (const folder of ['tmp', 'new', 'cur']) {
    await mkdir(join(directory, folder), { recursive: true, mode: 0o700 })
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(toMail(message, from))
      await deliver(directory, content)
    },
    close: () => composer.close(),
  }
}

/** Writes the mail to `tmp` and moves it to `new` once it is on the disk, so that `new` only has complete mails. */
async function deliver(directory: string, content: Parameters<typeof writeDurably>[1]): Promise<void> {
  const name = uniqueName()
  const draft = join(directory, 'tmp', name)
  try {
    await writeDurably(draft, content)
    await rename(draft, join(directory, 'new', name))
  } catch (error) {
    await unlink(draft).catch(() => {})
    throw error
  }
  await syncFolder(join(directory, 'new'))
}

async function writeDurably(file: string, content: Buffer | NodeJS.ReadableStream): Promise<void> {
  await using handle = await open(file, 'wx', 0o600)
  await handle.writeFile(content)
  await handle.sync()
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

let delivered = 0

/** Follows the Maildir convention: seconds, a part that is unique on this host, and the host. */
function uniqueName(): string {
  delivered += 1
  const now = Date.now()
  const unique = `M${(now % 1000) * 1000}P${process.pid}Q${delivered}R${randomBytes(4).toString('hex')}`
  const host = hostname().replaceAll('/', '\\057').replaceAll(':', '\\072')
  return `${Math.floor(now / 1000)}.${unique}.${host}`
}
