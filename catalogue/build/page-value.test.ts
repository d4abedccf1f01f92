import { expect, it } from 'vitest'
import { isFields } from '#contract/desk-changes.ts'
import { readSources } from './content-index.ts'
import { shapeOf, textOf, valueOf } from './page-value.ts'

const sources = readSources()

it.each([...sources])('%s is the same, byte for byte, when its values are', (file, source) => {
  expect(shapeOf(file)).toBeDefined()
  expect(textOf(file, source, valueOf(file, source))).toBe(source)
})

it('changes the body of a story without its fields, and its fields without the body', () => {
  const [file, source] = [...sources].find(([name]) => name.startsWith('posts/')) ?? ['', '']
  const value = valueOf(file, source)
  if (!isFields(value)) throw new Error('A story has fields.')
  const reworded = textOf(file, source, { ...value, content: `${value['content'] as string}\n\nOne more.` })
  expect(reworded).toBe(`${source.trimEnd()}\n\nOne more.\n`)
  const retitled = textOf(file, source, { ...value, title: 'Another' })
  expect(retitled.split('\n').filter((line) => !source.includes(line))).toEqual(['title: Another'])
  expect(valueOf(file, textOf(file, null, value))).toEqual(value)
})

it('writes a new page with its fields in the order of the schema', () => {
  const text = textOf('services/visas.yaml', null, { title: 'Visas', icon: 'shield', id: 7 })
  expect(text).toBe('id: 7\nicon: shield\ntitle: Visas\n')
})
