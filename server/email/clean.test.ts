import { expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean.ts'

it('removes characters that change the writing direction, and keeps right-to-left text', () => {
  expect(cleanLine('invoice \u202Egpj.exe')).toBe('invoice gpj.exe')
  expect(cleanText('a\u202Ab\u2066c\u2069\nd')).toBe('abc\nd')
  expect(cleanText('שלום\u200F עולם')).toBe('שלום\u200F עולם')
})
