import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
const found = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: site, exclude: ['**/*.test.*'] }).flatMap(
    (file) => readFileSync(join(site, file), 'utf8').match(pattern) ?? [],
  )

// Product-brief A3: opacity and 8 to 12 px of travel, 180 to 240 ms.
test('appearing elements fade and rise, the spinner turns, and nothing else is animated', () => {
  expect(new Set(found('styles/*.css', /@keyframes \w+/g))).toEqual(
    new Set(['@keyframes rise', '@keyframes turn']),
  )
  expect(new Set(found('styles/*.css', /(?<=animation: )[^;]+/g))).toEqual(
    new Set(['rise 220ms var(--ease-out) both', 'turn 0.8s linear infinite', 'none !important']),
  )
  expect(new Set(found('**/*.tsx', /\banimate-[\w-]+/g))).toEqual(new Set(['animate-rise', 'animate-turn']))
  expect(readFileSync(join(site, 'styles/base.css'), 'utf8')).toContain('translateY(12px)')
})

test('only colours and the arrow of a question change gradually, in 200 ms', () => {
  expect(found('styles/tokens.css', /(?<=transition-duration: )[^;]+/g)).toEqual(['200ms'])
  expect(new Set(found('**/*.tsx', /\btransition-[\w-]+/g))).toEqual(
    new Set(['transition-colors', 'transition-transform']),
  )
  const arrows = [
    'ui/accordion.tsx',
    'features/before-you-go/country-rules.tsx',
    'features/search/access-list.tsx',
  ]
  expect(arrows.flatMap((file) => found(file, /\btransition-transform/g))).toHaveLength(
    found('**/*.tsx', /\btransition-transform/g).length,
  )
  expect(found('**/*.tsx', /\b(?:duration|delay|ease)-[\w[]+/g)).toEqual([])
})
