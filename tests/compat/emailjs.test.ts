import type * as Client from '@emailjs/browser'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { emailDefaults } from '#contract/email.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config/config.ts'
import { createTestConfig } from '../support/app.ts'
import { waitForMail } from '../support/mailbox.ts'

const variables = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.org',
  phone: '+91 98111 22333',
  message: 'Two of us, in May.',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}

async function openServer(env: Record<string, string> = {}): Promise<{ origin: string; config: Config }> {
  const config = await createTestConfig({ env })
  const app = await createApp(config)
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, config }
}

function mailboxOf({ mail: { transport } }: Config): string {
  return transport.kind === 'maildir' ? transport.directory : ''
}

describe('@emailjs/browser', () => {
  let client: typeof Client

  beforeAll(async () => {
    // The client is written for browsers and reads this on every call.
    vi.stubGlobal('location', { pathname: '/destinations/bali-indonesia' })
    client = await import('@emailjs/browser')
  })

  const send = (templateId: string, params: Record<string, unknown> = variables) =>
    client.send(emailDefaults.serviceId, templateId, params)

  it('sends an enquiry that reaches the agency', async () => {
    const { origin, config } = await openServer()
    client.init({ publicKey: emailDefaults.publicKey }, origin)
    await expect(send(emailDefaults.queryTemplateId)).resolves.toMatchObject({ status: 200, text: 'OK' })
    const mail = await waitForMail(
      mailboxOf(config),
      ({ subject }) => subject?.startsWith('Enquiry') ?? false,
    )
    expect(mail).toMatchObject({
      subject: 'Enquiry: Bali (Destination) from Asha Rao',
      recipients: ['bookings@agency.example'],
      replyTo: [{ address: 'asha@example.org' }],
    })
    for (const value of Object.values(variables)) expect(mail.text).toContain(value)
  })

  it('sends a contact message', async () => {
    const { origin, config } = await openServer()
    client.init({ publicKey: emailDefaults.publicKey, origin })
    const message = {
      from_name: 'Asha',
      from_email: 'asha@example.org',
      subject: 'Visas',
      message: 'How long?',
    }
    await expect(send(emailDefaults.contactTemplateId, message)).resolves.toMatchObject({
      status: 200,
      text: 'OK',
    })
    const mail = await waitForMail(mailboxOf(config), ({ recipients }) =>
      recipients.includes('bookings@agency.example'),
    )
    expect(mail.subject).toBe('Message: Visas from Asha')
  })

  it('gets the reason for a refusal in plain text', async () => {
    const { origin } = await openServer()
    client.init({ publicKey: emailDefaults.publicKey, origin })
    await expect(send('newsletter')).rejects.toMatchObject({ status: 400, text: 'The template ID not found' })
    client.init({ publicKey: 'somebody else', origin })
    await expect(send('query')).rejects.toMatchObject({ status: 400, text: 'The Public Key is invalid' })
  })

  it('gets an error for too many requests', async () => {
    const { origin } = await openServer({ EMAIL_LIMIT_PER_MINUTE: '1' })
    client.init({ publicKey: emailDefaults.publicKey, origin })
    await send('query')
    await expect(send('query')).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' })
  })

  it('sends a form, which carries its own fields and those the client appends', async () => {
    const { origin, config } = await openServer()
    client.init({ publicKey: emailDefaults.publicKey }, origin)
    // Browsers read a form's fields. This test supplies them.
    const NodeFormData = FormData
    vi.stubGlobal(
      'FormData',
      class extends NodeFormData {
        constructor() {
          super()
          for (const [name, value] of Object.entries(variables)) this.append(name, value)
        }
      },
    )
    onTestFinished(() => void vi.stubGlobal('FormData', NodeFormData))
    const form = { nodeName: 'FORM' } as HTMLFormElement
    const answer = client.sendForm(emailDefaults.serviceId, emailDefaults.queryTemplateId, form)
    await expect(answer).resolves.toMatchObject({ status: 200, text: 'OK' })
    const mail = await waitForMail(
      mailboxOf(config),
      ({ subject }) => subject?.startsWith('Enquiry') ?? false,
    )
    for (const value of Object.values(variables)) expect(mail.text).toContain(value)
    const refused = client.sendForm(emailDefaults.serviceId, 'newsletter', form)
    await expect(refused).rejects.toMatchObject({ status: 400, text: 'The template ID not found' })
  })
})
