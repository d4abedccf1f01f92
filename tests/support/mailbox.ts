import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

export interface ReceivedMail extends Email {
  /** Addresses without names. */
  recipients: string[]
  receivedAt: Date
}

/** Every message of a Maildir, oldest first. */
export async function readMailbox(directory: string): Promise<ReceivedMail[]> {
  const folders = ['new', 'cur']
    .map((folder) => join(directory, folder))
    .filter((folder) => existsSync(folder))
  const paths = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  )
  const mails = await Promise.all(paths.flat().map(readMail))
  return mails.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

/** Waits for the first matching message. */
export async function waitForMail(
  directory: string,
  fits: (mail: ReceivedMail) => boolean,
  timeoutMs = 10_000,
): Promise<ReceivedMail> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const mails = await readMailbox(directory)
    const mail = mails.find(fits)
    if (mail) return mail
    if (Date.now() > deadline) {
      const subjects = mails.map((other) => `"${other.subject}"`).join(', ') || 'nothing'
      throw new Error(`No fitting mail came within ${timeoutMs} ms. The mailbox holds ${subjects}.`)
    }
    await sleep(100)
  }
}

/** The first web address in a message's text that contains `part`. */
export function linkIn(mail: ReceivedMail, part = ''): string {
  const links = mail.text?.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.find((candidate) => candidate.includes(part))
  if (!link) throw new Error(`"${mail.subject}" has no link with "${part}" in its text:\n${mail.text}`)
  return link
}

/** The link of an account mail without the page and its button, as other clients of the protocol follow it. */
export function protocolLink(mail: ReceivedMail): string {
  return linkIn(mail, '/auth/v1/confirm').replace('/auth/v1/confirm', '/auth/v1/verify')
}

async function readMail(path: string): Promise<ReceivedMail> {
  const [source, { mtime }] = await Promise.all([readFile(path), stat(path)])
  const email = await PostalMime.parse(source)
  const recipients = (email.to ?? []).flatMap(({ address }) => (address ? [address] : []))
  return { ...email, recipients, receivedAt: mtime }
}
