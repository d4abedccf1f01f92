import { expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean.ts'

it('leaves no sign that turns the direction of writing, and the languages that need one', () => {
  expect(cleanLine('invoice \u202Egpj.exe')).toBe('invoice gpj.exe')
  expect(cleanText('a\u202Ab\u2066c\u2069\nd')).toBe('abc\nd')
  expect(cleanText('שלום\u200F עולם')).toBe('שלום\u200F עולם')
})
