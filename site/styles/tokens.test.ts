import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agency } from '#catalogue/build/read-catalogue.ts'
import { contrast } from '#catalogue/contrast.ts'

const colours = new Map(Object.entries({ ...agency.colours, white: '#ffffff' }))

function ratio(one: string, other: string): number {
  const [first, second] = [colours.get(one), colours.get(other)]
  if (!first || !second) throw new Error(`content/agency.yaml has no colour ${first ? other : one}.`)
  return contrast(first, second)
}

test('elements that set both background and text colour have enough contrast', () => {
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
