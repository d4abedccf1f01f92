import { describe, expect, it } from 'vitest'
import { accountClosingMail, accountDeletedMail, emailChangedMail, passwordChangedMail } from './notices.ts'
import { confirmationMail, emailChangeMail, reauthenticationMail, recoveryMail } from './mails.ts'

const siteUrl = 'https://travel.example'
const secret = { link: `${siteUrl}/auth/v1/verify?token=${'a1'.repeat(28)}&type=signup`, code: '123456' }
const change = { from: 'asha@example.org', to: '"<b>"@example.org' }

describe.each([
  confirmationMail(secret),
  recoveryMail(secret),
  emailChangeMail(secret, change),
  reauthenticationMail(secret.code),
  passwordChangedMail(siteUrl),
  emailChangedMail({ ...change, siteUrl }),
  accountDeletedMail(),
  accountClosingMail({ on: Date.UTC(2026, 11, 24), siteUrl }),
])('the mail $kind', ({ kind, text, html }) => {
  it('has both parts, in lines that fit a narrow window', () => {
    expect(html).toContain('<h1')
    for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThan(79)
  })

  it('fetches nothing, and shows what was typed as it was typed', () => {
    expect(html).not.toMatch(/<(img|link|script|style|table|b>)|src=/)
  })

  if (kind !== 'account_deleted' && kind !== 'reauthentication')
    it('has one button, and its address spelt out', () => {
      expect(html.match(/display:inline-block/g)).toHaveLength(1)
      const [, address = ''] = /<br><a href="([^"]+)">\1<\/a>/.exec(html) ?? []
      expect(text.split('\n')).toContain(address.replaceAll('&amp;', '&'))
    })
})

it('puts the code at the end of a line, where eyes and machines find it', () => {
  expect(confirmationMail(secret).text).toMatch(/: 123456$/m)
})

it.each([
  [confirmationMail(secret), true],
  [recoveryMail(secret), true],
  [emailChangeMail(secret, change), true],
  [reauthenticationMail(secret.code), true],
  [passwordChangedMail(siteUrl), undefined],
  [emailChangedMail({ ...change, siteUrl }), undefined],
  [accountDeletedMail(), undefined],
  [accountClosingMail({ on: 0, siteUrl }), undefined],
])('says of itself whether it opens an account: $0.kind', (mail, holdsSecret) => {
  expect(mail.holdsSecret).toBe(holdsSecret)
})
