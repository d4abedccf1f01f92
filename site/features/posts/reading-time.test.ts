import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const paragraph = (words: number) => ({
  kind: 'paragraph' as const,
  runs: [{ text: 'word '.repeat(words - 1) }, { text: 'word', href: '/blog' }],
})

it('counts the words of paragraphs, links and headings', () => {
  expect(readingMinutes([paragraph(439), { kind: 'heading', text: 'Heading' }])).toBe(2)
})

it('is at least one minute', () => {
  expect(readingMinutes([paragraph(3)])).toBe(1)
  expect(readingMinutes([])).toBe(1)
})
