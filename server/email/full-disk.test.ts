import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emailDefaults, emailSendPath } from '#contract/email.ts'
import { createTestApp } from '#tests/support/app.ts'
import { readMailbox } from '#tests/support/mailbox.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { createMaildirTransport } from './maildir-transport.ts'
import type { StoredMessage } from './outbox.ts'

it('keeps no partial mail when the mailbox’s disk is full, and delivers once there is room', async (context) => {
  const disk = mountSmallDisk(context, 256)
  const from = { name: 'Travel agency', address: 'bookings@agency.example' }
  const transport = await createMaildirTransport(disk.path, from)
  const message = (id: string) =>
    ({
      id,
      kind: 'enquiry',
      recipient: 'desk@travel.example',
      replyTo: null,
      subject: id,
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: `<${id}@meridaya.example>`,
      createdAt: 0,
    }) as StoredMessage
  await transport.send(message('before'))
  disk.fill()
  await expect(transport.send(message('during'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(join(disk.path, 'tmp'))).toEqual([])
  expect((await readMailbox(disk.path)).map(({ subject }) => subject)).toEqual(['before'])
  disk.clear()
  await transport.send(message('during'))
  expect(await readMailbox(disk.path)).toHaveLength(2)
})

it('answers OK to no enquiry that a full disk did not store, and continues once there is room', async (context) => {
  const disk = mountSmallDisk(context, 2048)
  const { app, context: server } = await createTestApp({
    env: { DATA_DIR: disk.path, EMAIL_LIMIT_PER_MINUTE: '1000000' },
    overrides: { transport: { send: () => Promise.reject(new Error('away')), close: () => {} } },
  })
  onTestFinished(() => app.close())
  const enquire = async () => {
    const template_params = { from_name: 'Asha', message: 'x'.repeat(5000), wishes: 'x'.repeat(15_000) }
    const payload = {
      user_id: emailDefaults.publicKey,
      service_id: emailDefaults.serviceId,
      template_id: emailDefaults.queryTemplateId,
      template_params,
    }
    const answer = await app.inject({ method: 'POST', url: emailSendPath, payload })
    return { status: answer.statusCode, body: answer.body }
  }
  const kept = async () => {
    const { count } = await server.database
      .selectFrom('enquiries')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  expect(await enquire()).toEqual({ status: 200, body: 'OK' })
  disk.fill()
  let accepted = 1
  // An enquiry may still fit into the space that the log has reserved.
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, body } = await enquire()
    if (status === 200) accepted += 1
    else expect([status, body]).toEqual([503, 'Service Unavailable'])
  }
  expect(accepted).toBeLessThan(40)
  expect(await kept()).toBe(accepted)
  disk.clear()
  await vi.waitFor(async () => expect((await enquire()).status).toBe(200), { timeout: 5000 })
  expect(await kept()).toBe(accepted + 1)
})
