import { expect, it } from 'vitest'
import { proseIn } from './prose.ts'

it('finds sentences, but not fields that may repeat, and reads a paragraph with links as one text', () => {
  const link = { text: 'a town by the sea', href: '/destinations/x' }
  const entry = {
    name: 'Not read, however long it is',
    details: { priceBasis: 'Per person, two sharing.', about: ['Go early in the day. Rest.'] },
    content: [{ kind: 'paragraph', runs: [{ text: 'We love ' }, link, { text: '.' }] }],
    whatToExpect: ['Swim before breakfast every day'],
  }
  expect(proseIn(entry)).toEqual([
    'Go early in the day.',
    'We love a town by the sea.',
    'Swim before breakfast every day.',
  ])
})
