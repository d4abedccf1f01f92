import { testAgency } from '#tests/support/release.ts'
import { expect, it } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const nasty = '<script>alert("1")</script> & \'more\''
const { text, html } = layOutMail(testAgency, {
  heading: nasty,
  parts: [
    { kind: 'words', text: `${nasty} ${'word '.repeat(60)}` },
    { kind: 'button', label: nasty, href: `https://travel.example/?q=${'x'.repeat(120)}&r="` },
    {
      kind: 'facts',
      facts: [{ label: nasty, value: `${nasty} ${'long '.repeat(40)}`, href: `tel:"${nasty}` }],
    },
    { kind: 'quotation', text: `${nasty}\n${'said '.repeat(60)}` },
  ],
  closing: nasty,
})

it('escapes everything it is given', () => {
  expect(html).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|#39;)/)
  expect(html).not.toMatch(/href="[^"]*"(?! style=|>)/)
})

it('loads nothing and uses no table', () => {
  expect(html).not.toMatch(/<(img|link|script|style|table|iframe)|src=|url\(/)
})

it('keeps lines of text within 78 characters, and addresses whole', () => {
  for (const line of text.split('\n')) if (!line.startsWith('https:')) expect(line.length).toBeLessThan(79)
  expect(text).toContain(`\nhttps://travel.example/?q=${'x'.repeat(120)}&r="\n`)
})

it('has the same words in both parts', () => {
  const shown = html.replaceAll(/<title>.*<\/title>|<[^>]+>/g, ' ')
  for (const words of ['word word', 'long long', 'said said', 'https://travel.example/']) {
    expect(text).toContain(words)
    expect(shown).toContain(words)
  }
})
