import { testAgency } from '#tests/support/release.ts'
import { describe, expect, it } from 'vitest'
import { accountClosingMail, accountDeletedMail, emailChangedMail, passwordChangedMail } from './notices.ts'
import { confirmationMail, emailChangeMail, reauthenticationMail, recoveryMail } from './mails.ts'

const siteUrl = 'https://travel.example'
const secret = { link: `${siteUrl}/auth/v1/verify?token=${'a1'.repeat(28)}&type=signup`, code: '123456' }
const change = { from: 'asha@example.org', to: '"<b>"@example.org' }

describe.each([
  confirmationMail(testAgency, secret),
  recoveryMail(testAgency, secret),
  emailChangeMail(testAgency, secret, change),
  reauthenticationMail(testAgency, secret.code),
  passwordChangedMail(testAgency),
  emailChangedMail(testAgency, change),
  accountDeletedMail(testAgency),
  accountClosingMail(testAgency, { on: Date.UTC(2026, 11, 24) }),
])('the mail $kind', ({ kind, text, html }) => {
  it('has a text and an HTML part, with lines that fit a narrow window', () => {
    expect(html).toContain('<h1')
    for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThan(79)
  })

  it('loads nothing, and shows typed markup as text', () => {
    expect(html).not.toMatch(/<(img|link|script|style|table|b>)|src=/)
  })

  if (kind !== 'account_deleted' && kind !== 'reauthentication')
    it('has one button, with its address written out below', () => {
      expect(html.match(/display:inline-block/g)).toHaveLength(1)
      const [, address = ''] = /<br><a href="([^"]+)">\1<\/a>/.exec(html) ?? []
      expect(text.split('\n')).toContain(address.replaceAll('&amp;', '&'))
    })
})

it('puts the code at the end of a line, where people and mail programs find it', () => {
  expect(confirmationMail(testAgency, secret).text).toMatch(/: 123456$/m)
})

it.each([
  [confirmationMail(testAgency, secret), true],
  [recoveryMail(testAgency, secret), true],
  [emailChangeMail(testAgency, secret, change), true],
  [reauthenticationMail(testAgency, secret.code), true],
  [passwordChangedMail(testAgency), undefined],
  [emailChangedMail(testAgency, change), undefined],
  [accountDeletedMail(testAgency), undefined],
  [accountClosingMail(testAgency, { on: 0 }), undefined],
])('says of itself whether it opens an account: $0.kind', (mail, holdsSecret) => {
  expect(mail.holdsSecret).toBe(holdsSecret)
})
