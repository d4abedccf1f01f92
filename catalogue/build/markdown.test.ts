import { expect, it } from 'vitest'
import { parseBody } from './markdown.ts'

it('§3 blog post: paragraphs are split by blank lines, `### ` begins a sub-heading', () => {
  expect(parseBody('One\nline.\n\n### A heading\n\nTwo.\n\n\nThree.')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'One line.' }] },
    { kind: 'heading', text: 'A heading' },
    { kind: 'paragraph', runs: [{ text: 'Two.' }] },
    { kind: 'paragraph', runs: [{ text: 'Three.' }] },
  ])
})

it('§3 blog post: a paragraph right below its sub-heading is a paragraph', () => {
  expect(parseBody('### Packing\nTake less.')).toEqual([
    { kind: 'heading', text: 'Packing' },
    { kind: 'paragraph', runs: [{ text: 'Take less.' }] },
  ])
})

it('links become runs with an address, everything else stays text', () => {
  expect(parseBody('Go to [Istanbul](/destinations/istanbul-turkey), *now* <b>.')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Go to ' },
        { text: 'Istanbul', href: '/destinations/istanbul-turkey' },
        { text: ', *now* <b>.' },
      ],
    },
  ])
})
