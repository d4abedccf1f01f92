import { testAgency } from '#tests/support/release.ts'
import { expect, it } from 'vitest'
import { acknowledgementMail } from './acknowledgement-mail.ts'
import type { Enquiry } from './enquiry.ts'

const acknowledge = (variables: Record<string, unknown>, kind: Enquiry['kind'] = 'query') =>
  acknowledgementMail({ ...testAgency, facts: null }, { id: 'e-1', kind, variables, receivedAt: 0 })

const asha = { from_name: 'Asha Rao', message: 'Two of us, in May.', item_name: 'Bali', item_price: 'N/A' }

it('quotes the visitor’s words, and promises nothing beyond the agency’s facts', () => {
  const { subject, text, html } = acknowledge(asha)
  expect(subject).toBe('We have your enquiry about Bali')
  expect(text).toContain('> Two of us, in May.')
  expect(text).not.toMatch(/N\/A|undefined|office is open/)
  expect(html).toContain('Two of us, in May.')
})

it('names the subject of a contact message', () => {
  const { subject, text } = acknowledge({ ...asha, subject: 'Visas' }, 'contact')
  expect(subject).toBe('We have your message')
  expect(text).toContain('Subject:   Visas')
})

it('contains no link from a visitor’s text', () => {
  const bait = ['https://evil.example', 'www.evil.example', 'Look at evil.example/now', 'win@evil.example']
  for (const words of bait) {
    const { subject, text, html } = acknowledge({ from_name: words, item_name: words, message: words })
    expect(subject + text + html).not.toContain('evil.example')
    expect(text).toContain('Hello,')
    expect(text).toContain('We do not repeat your words here')
  }
})

it.each([
  ['a space of no width', 'evil.\u200Bcom'],
  ['a soft hyphen', 'ev\u00ADil\u00AD.com'],
  ['an ideographic full stop', 'evil。com'],
  ['a half-width ideographic full stop', 'evil｡com'],
  ['a full-width full stop', 'evil．com'],
  ['a numeric address', 'see 203.0.113.7 now'],
])('passes on no address written with %s', (_what, words) => {
  const { text, subject } = acknowledge({ from_name: words, item_name: words, message: words })
  expect(subject).toBe('We have your enquiry')
  expect(text).toContain('Hello,')
  expect(text).toContain('We do not repeat your words here')
})

it('does not mistake prices, times and dates for addresses', () => {
  const message = 'At 10.30 on 1.5.2027, for about 1.250 each.'
  expect(acknowledge({ ...asha, message }).text).toContain('> At 10.30')
})

it('shows typed markup as text', () => {
  const { html } = acknowledge({
    ...asha,
    from_name: '<b>Asha</b>',
    message: '<img src=x onerror="alert(1)">',
  })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})

it('shortens a very long message, and accepts an empty one', () => {
  expect(acknowledge({ ...asha, message: 'sea '.repeat(10_000) }).text.length).toBeLessThan(4000)
  expect(acknowledge({}).text).not.toContain('You wrote')
})
