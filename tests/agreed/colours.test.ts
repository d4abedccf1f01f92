import { expect, test } from 'vitest'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { contrast } from '#catalogue/contrast.ts'

const colours = new Map(Object.entries({ ...agency.colours, white: '#ffffff' }))

function ratio(one: string, other: string): number {
  const [first, second] = [colours.get(one), colours.get(other)]
  if (!first || !second) throw new Error(`content/agency.yaml has no colour ${first ? other : one}.`)
  return contrast(first, second)
}

// The sample's ratios (product-brief A2), to one decimal. catalogue/schemas/colours.ts has the required pairs.
test.each([
  ['ink', 'white', 16.4],
  ['ink', 'mist', 15.2],
  ['ink-2', 'white', 8.5],
  ['muted', 'white', 5.9],
  ['muted', 'mist', 5.4],
  ['on-night', 'night', 16.2],
  ['on-night', 'night-2', 13.9],
  ['white', 'indigo', 12.2],
  ['ink', 'marigold', 9.1],
  ['ink', 'marigold-hover', 7.6],
  ['marigold', 'white', 1.8],
  ['white', 'peacock', 6.3],
  ['white', 'peacock-dark', 9.2],
  ['control', 'white', 3.8],
  ['error', 'white', 6.5],
  ['error', 'on-error', 5.7],
  ['success', 'white', 6.7],
  ['success', 'on-success', 6],
  ['caution', 'on-caution', 5.4],
])('%s on %s has the contrast ratio of the brief, %d', (one, other, promised) => {
  expect(Math.abs(ratio(one, other) - promised)).toBeLessThan(0.1)
})
