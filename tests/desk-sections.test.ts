import { expect, it } from 'vitest'
import { shapeOf } from '#catalogue/build/page-value.ts'
import type { FieldShape } from '#contract/desk-pages.ts'
import { sectionsOf } from '#desk/screens/pages/sections.ts'

const namesOf = (shape: FieldShape | undefined) =>
  Object.fromEntries(
    sectionsOf(shape ?? {}).map(({ words, fields }) => [words, fields.map(({ path }) => path.join('.'))]),
  )

it('a trip has sections for words, facts, price and pictures, and its number is last', () => {
  const parts = namesOf(shapeOf('packages/any.yaml'))
  expect(Object.keys(parts)).toEqual(['Words', 'Facts', 'Price', 'Pictures'])
  expect(parts['Words']?.[0]).toBe('name')
  expect(parts['Facts']?.at(-1)).toBe('id')
  expect(parts['Price']).toEqual(['price', 'originalPrice', 'departures', 'priceBasis', 'struckPriceMeaning'])
  expect(parts['Pictures']).toEqual(['image', 'gallery'])
})

it('shows a place’s details among its other fields', () => {
  const parts = namesOf(shapeOf('destinations/any.yaml'))
  expect(parts['Words']).toContain('details.about')
  expect(parts['Pictures']).toEqual(['image', 'details.gallery'])
})

it('shows every field of every kind of page once', () => {
  for (const file of [
    'packages/a.yaml',
    'services/a.yaml',
    'posts/a.md',
    'countries/a.yaml',
    'agency.yaml',
  ]) {
    const shape = shapeOf(file)
    const shown = Object.values(namesOf(shape)).flat()
    expect(shown.toSorted()).toEqual(Object.keys(shape?.properties ?? {}).toSorted())
  }
})

it('places a new field of a schema by its type', () => {
  const text: FieldShape = { type: 'string' }
  const picture: FieldShape = { type: 'object', properties: { name: text, alt: text } }
  expect(
    namesOf({
      properties: {
        photographs: { type: 'array', items: picture },
        day: { type: 'string', format: 'date' },
        isOpen: { type: 'boolean' },
        styles: { type: 'array', items: { type: 'string', enum: ['slow', 'fast'] } },
        promise: text,
      },
    }),
  ).toEqual({ Words: ['promise'], Facts: ['day', 'isOpen', 'styles'], Pictures: ['photographs'] })
})
