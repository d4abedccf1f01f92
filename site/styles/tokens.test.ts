import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast, readColours } from '#site/lib/contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const colours = readColours(css)

function ratio(one: string, other: string): number {
  const [first, second] = [colours.get(one), colours.get(other)]
  if (!first || !second) throw new Error(`tokens.css has no colour ${first ? other : one}.`)
  return contrast(first, second)
}

// The figures product-brief A2 promises, to a tenth.
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
])('%s on %s keeps the ratio of the brief, %d', (one, other, promised) => {
  expect(Math.abs(ratio(one, other) - promised)).toBeLessThan(0.1)
})

// Text needs 4.5 to 1 (WCAG 1.4.3).
test.each([
  ['ink-2', ['mist', 'mist-2', 'on-caution', 'on-success']],
  ['ink', ['mist-2', 'peacock-tint', 'on-caution']],
  ['muted', ['mist', 'on-caution']],
  ['peacock', ['white', 'mist', 'peacock-tint']],
  ['peacock-dark', ['white', 'mist', 'mist-2', 'peacock-tint']],
  ['indigo', ['white', 'mist', 'mist-2']],
  ['white', ['indigo-dark', 'success', 'night']],
  ['on-night-2', ['night', 'night-2']],
  ['marigold', ['night', 'night-2']],
  ['error', ['mist']],
  ['success', ['mist']],
  ['caution', ['white', 'mist']],
])('%s reads on every ground it stands on', (text, grounds) => {
  expect(grounds.filter((ground) => ratio(text, ground) < 4.5)).toEqual([])
})

// Edges, icons and focus rings need 3 to 1 (WCAG 1.4.11).
test.each([
  ['control', ['white', 'mist']],
  ['peacock', ['white', 'mist', 'mist-2', 'peacock-tint', 'on-error', 'on-success', 'on-caution']],
  ['marigold', ['night', 'night-2', 'indigo']],
  ['on-night-2', ['night', 'night-2']],
  ['marigold-edge', ['white', 'mist']],
  ['error', ['white', 'on-error']],
  ['caution', ['on-caution']],
])('%s is seen as an edge, an icon or a focus ring', (edge, grounds) => {
  expect(grounds.filter((ground) => ratio(edge, ground) < 3)).toEqual([])
})

test('wherever one element names its ground and its ink, the two read', () => {
  const faint: string[] = []
  let pairs = 0
  const colour = (classes: string[], prefix: string) =>
    classes
      .filter((it) => it.startsWith(prefix))
      .map((it) => it.slice(prefix.length))
      .find((it) => colours.has(it))
  const site = join(import.meta.dirname, '..')
  for (const file of globSync('**/*.tsx', { cwd: site }))
    for (const [, words = ''] of readFileSync(join(site, file), 'utf8').matchAll(/(?:'|"|`)([^'"`\n]+)/g)) {
      const classes = words.split(/\s+/)
      const ground = colour(classes, 'bg-')
      const ink = colour(classes, 'text-')
      if (ground === undefined || ink === undefined) continue
      pairs += 1
      if (ratio(ground, ink) < 4.5) faint.push(`${file}: ${ink} on ${ground}`)
    }
  expect(pairs).toBeGreaterThan(10)
  expect(faint).toEqual([])
})
