import { testAgency } from '#tests/support/release.ts'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import { enquiryMail } from './enquiry-mail.ts'
import type { Enquiry } from './enquiry.ts'
import type { Message, StoredMessage } from './outbox.ts'
import { toMail } from './transport.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const from = { name: 'Travel agency', address: 'bookings@agency.example' }
const desk = 'desk@travel.example'

/** The sent mail, parsed as the recipient's mail program parses it. */
async function arrive(mail: Omit<Message, 'to'>) {
  const row = { ...mail, recipient: desk, replyTo: mail.replyTo ?? null, messageId: '<1@x>', createdAt: 0 }
  const { message } = await composer.sendMail(toMail(row as unknown as StoredMessage, from))
  return PostalMime.parse(message as Buffer)
}

const attack = fc.constantFrom(
  '\r\nBcc: everybody@evil.example',
  '\nContent-Type: text/html\n\n<script>alert(1)</script>',
  'asha@example.org, other@evil.example',
  'asha@example.org>\r\nRCPT TO:<other@evil.example',
  '<img src=x onerror=alert(1)>',
  '"><a href="javascript:alert(1)">x</a>',
  "' onmouseover='alert(1)",
  '</p></body><iframe src=//evil.example>',
  '&lt;script&gt;',
  '{{constructor}} ${7*7} <%= 7 %>',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  '\u0000\u0007\u2028\u202e\ud800',
  '.\r\n.\r\nQUIT',
)
const text = fc.oneof(
  attack,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(attack).map((all) => all.join('x')),
)
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue(), fc.constant(undefined))
const variables = fc.record(
  {
    from_name: value,
    from_email: value,
    phone: value,
    subject: value,
    message: value,
    item_name: value,
    item_type: value,
    item_price: value,
  },
  { requiredKeys: [] },
)
const enquiry = fc.record({
  id: fc.constant('e-1'),
  kind: fc.constantFrom<Enquiry['kind']>('query', 'contact'),
  variables,
  receivedAt: fc.constant(0),
})

const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]
const tagNames = new Set([
  'a',
  'b',
  'blockquote',
  'body',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'h1',
  'head',
  'html',
  'meta',
  'p',
  'span',
  'strong',
  'title',
])

const makers: [string, (enquiry: Enquiry) => Omit<Message, 'to'>][] = [
  ['the mail to the agency', (given) => enquiryMail(testAgency, given)],
  ['the mail to the visitor', (given) => acknowledgementMail({ ...testAgency, facts: null }, given)],
]

describe.each(makers)('%s with hostile input', (_name, make) => {
  it('is sent to one mailbox with our own headers only', async () => {
    await fc.assert(
      fc.asyncProperty(enquiry, async (given) => {
        const mail = await arrive(make(given))
        expect(mail.to).toEqual([{ name: '', address: desk }])
        expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
        for (const { key } of mail.headers) expect(headerNames).toContain(key)
        expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
        expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1)
        expect(mail.attachments).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('shows typed markup as text, and links only mail addresses and phone numbers', () => {
    fc.assert(
      fc.property(enquiry, (given) => {
        const { html } = make(given)
        const tags = [...html.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)]
        for (const [, name = '', attributes = ''] of tags) {
          expect(name === '!doctype' || tagNames.has(name.toLowerCase()), name).toBe(true)
          expect(attributes).not.toMatch(/\son\w+\s*=|javascript:|src\s*=/i)
          const [, href = 'mailto:'] = /href="([^"]*)"/.exec(attributes) ?? []
          expect(href).toMatch(/^(mailto|tel):/)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
