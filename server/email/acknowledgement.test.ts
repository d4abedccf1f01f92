import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp, openTestContext } from '#tests/support/app.ts'
import { waitForMail } from '#tests/support/mailbox.ts'
import { facts, publishTestRelease } from '#tests/support/release.ts'
import { perMailbox } from './acknowledgement-limit.ts'
import { createAcknowledge } from './acknowledgement.ts'
import type { Enquiry } from './enquiry.ts'

const enquiry: Enquiry = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'query',
  receivedAt: Date.UTC(2026, 10, 20, 18, 30),
  variables: {
    from_name: 'Asha Rao',
    from_email: 'asha@example.org',
    message: 'Two of us, in May.\nIs the sea warm then?',
    item_name: 'Bali',
    item_type: 'Destination',
    item_price: 'From $899',
  },
}
const from = (from_email: string) => ({ ...enquiry, variables: { ...enquiry.variables, from_email } })
const acknowledgeWith = async (env: Record<string, string> = {}) =>
  createAcknowledge(await openTestContext({ env }))

it('repeats promise, hours and phone from the published content', async () => {
  const context = await openTestContext()
  const { releasesDir } = context.config
  await publishTestRelease(releasesDir)
  await context.site.start()
  const acknowledge = createAcknowledge(context)
  const mail = await acknowledge(enquiry)
  expect(mail).toMatchObject({ to: 'asha@example.org', replyTo: 'bookings@agency.example' })
  expect(mail?.text).toMatchInlineSnapshot(`
    "We have your enquiry

    Dear Asha Rao,

    Thank you for writing to us. A planner will read it and answer within one
    working day. The office is open Monday to Friday from 9:00 am to 6:00 pm and
    Saturday from 10:00 am to 4:00 pm, Auckland time.

    About:       Bali
    Kind:        Destination
    Price shown: From $899
    Received:    21 November 2026 at 7:30 am, Auckland time
    Reference:   7c9e6679

    You wrote:

    > Two of us, in May.
    > Is the sea warm then?

    To add something, reply to this mail. You can also write to
    support@travel.example, or call +91 11 4000 1234 during office hours.

    -- 
    Far Lands
    This mail was sent automatically when your message arrived. If you did not
    write to us, someone typed your address by mistake. Please ignore this mail.
    "
  `)

  await publishTestRelease(releasesDir, { agency: { ...facts, replyPromise: 'within two hours' } })
  await expect.poll(() => context.site.agency?.replyPromise).toBe('within two hours')
  expect((await acknowledge(enquiry))?.text).toMatch(/within\s+two\s+hours/)
  await context.site.stop()
})

it('is sent to usable addresses only, and never to the agency’s own', async () => {
  const acknowledge = await acknowledgeWith({ ENQUIRY_TO: 'desk@travel.example' })
  expect(await acknowledge(from('asha at home'))).toBeNull()
  expect(await acknowledge(from('asha@example.org, kabir@example.org'))).toBeNull()
  expect(await acknowledge(from('Desk@travel.example'))).toBeNull()
  expect(await acknowledge(from('bookings@agency.example'))).toBeNull()
  expect(await acknowledge(from('asha@example.org'))).not.toBeNull()
})

it('is not sent when the setting is off', async () => {
  expect(await (await acknowledgeWith({ EMAIL_ACKNOWLEDGE: 'off' }))(enquiry)).toBeNull()
})

it('is limited for each address, while the agency still receives everything', async () => {
  const { app, context } = await createTestApp()
  const payload = {
    user_id: 'agency',
    service_id: 'default_service',
    template_id: 'query',
    template_params: enquiry.variables,
  }
  for (let count = 0; count < perMailbox + 3; count += 1) {
    const answer = await app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload })
    expect(answer.body).toBe('OK')
  }
  const messages = await context.database.selectFrom('messages').select('recipient').execute()
  const countTo = (address: string) => messages.filter(({ recipient }) => recipient === address).length
  expect(countTo('asha@example.org')).toBe(perMailbox)
  expect(countTo('bookings@agency.example')).toBe(perMailbox + 3)
})

it('is marked as an automatic reply, so that no autoresponder answers it', async () => {
  const { app, context } = await createTestApp()
  await app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    payload: {
      user_id: 'agency',
      service_id: 'default_service',
      template_id: 'contact',
      template_params: { ...enquiry.variables, subject: 'Visas' },
    },
  })
  const mailbox = join(context.config.dataDir, 'mail')
  const headerOf = async (to: string) => {
    const { headers } = await waitForMail(mailbox, ({ recipients }) => recipients.includes(to))
    return headers.find(({ key }) => key === 'auto-submitted')?.value
  }
  expect(await headerOf('asha@example.org')).toBe('auto-replied')
  expect(await headerOf('bookings@agency.example')).toBe('auto-generated')
})
