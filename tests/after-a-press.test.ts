/** The rules of docs/decisions/012-after-a-press.md that can be checked in the source. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const sources = globSync('site/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const using = (pattern: RegExp, owners: string[]) =>
  sources.filter(({ file, text }) => pattern.test(text) && !owners.includes(file)).map(({ file }) => file)

it('only the live regions of the site are live', () => {
  expect(
    using(/role="(status|alert|log)"|aria-live="(polite|assertive)"/, ['site/lib/live-regions.tsx']),
  ).toEqual([])
})

it('every output element turns off its default live behaviour', () => {
  const live = sources.flatMap(({ file, text }) =>
    (text.match(/<output[^>]*>/g) ?? []).filter((tag) => !tag.includes('aria-live="off"')).map(() => file),
  )
  expect(live).toEqual([])
})

it('focus is moved in one place', () => {
  expect(using(/[.)]focus\(/, ['site/lib/focus.ts'])).toEqual([])
})
