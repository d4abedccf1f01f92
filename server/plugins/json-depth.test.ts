import { expect, it } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`

it('counts nesting levels, not values', () => {
  expect(isTooDeep(nested(64))).toBe(false)
  expect(isTooDeep(nested(66))).toBe(true)
  expect(isTooDeep(`[${'[],'.repeat(1000)}[]]`)).toBe(false)
})

it('does not count brackets in texts, quoted or escaped', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(100), b: `\\"${'{'.repeat(100)}` }))).toBe(false)
  expect(isTooDeep(`{"a\\\\":${nested(66)}}`)).toBe(true)
})
