import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestConfig } from '#tests/support/app.ts'
import { readMailbox } from '#tests/support/mailbox.ts'
import { createMaildirTransport } from './maildir-transport.ts'
import type { StoredMessage } from './outbox.ts'

const from = { name: 'Travel agency', address: 'bookings@agency.example' }

function message(id: string): StoredMessage {
  return {
    id,
    kind: 'enquiry',
    recipient: 'desk@travel.example',
    replyTo: 'asha@example.org',
    subject: `Enquiry ${id}`,
    text: 'From here\nto there',
    html: '<p>Hello</p>',
    messageId: `<${id}@meridaya.example>`,
    state: 'sending',
    attempt: 1,
    nextAttemptAt: 0,
    leasedUntil: null,
    lastError: null,
    createdAt: Date.UTC(2026, 10, 20),
    sentAt: null,
    enquiryId: null,
    accountId: null,
    thread: null,
    holdsSecret: 0,
  }
}

async function openMaildir() {
  const { dataDir } = await createTestConfig({})
  const directory = join(dataDir, 'mail')
  return { directory, transport: await createMaildirTransport(directory, from) }
}

it('creates the three folders of a Maildir, readable by the owner only', async () => {
  const { directory } = await openMaildir()
  expect((await readdir(directory)).toSorted()).toEqual(['cur', 'new', 'tmp'])
  expect((await stat(join(directory, 'new'))).mode & 0o077).toBe(0)
})

it('stores each mail as a file that mail programs can read', async () => {
  const { directory, transport } = await openMaildir()
  await Promise.all(['a', 'b', 'c'].map((id) => transport.send(message(id))))
  const mails = await readMailbox(directory)
  expect(mails.map(({ subject = '' }) => subject).toSorted()).toEqual(['Enquiry a', 'Enquiry b', 'Enquiry c'])
  expect(mails[0]).toMatchObject({ recipients: ['desk@travel.example'], text: 'From here\nto there\n' })
  expect(mails[0]?.replyTo).toMatchObject([{ address: 'asha@example.org' }])
  expect(mails[0]?.date).toBe('2026-11-20T00:00:00.000Z')
  expect(await readdir(join(directory, 'tmp'))).toEqual([])
})
