/** What the policies say about the visitor's browser, against what the site really keeps there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { source } from '#tests/support/catalogue.ts'

const root = join(import.meta.dirname, '..')
const code = globSync('site/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
const constant = (file: string, name: string) =>
  new RegExp(`${name} = '([^']+)'`).exec(code.find((module) => module.file === file)?.text ?? '')?.[1]

/** The places that write, and the name under which each does. */
const written: Record<string, string | undefined> = {
  'site/session/session-storage.ts': constant('site/session/storage-key.ts', 'storageKey'),
  'site/features/custom-package/submit-request.ts': constant(
    'site/features/custom-package/submit-request.ts',
    'requestKey',
  ),
  // The router's own name for it: <ScrollRestoration> is given no other.
  'site/root.tsx': 'react-router-scroll-positions',
}

describe('what stays in the browser', () => {
  it('is written in the places this test knows, and in no other', () => {
    const writes =
      /(local|session)Storage\.setItem|<ScrollRestoration \/>|document\.cookie|indexedDB|caches\.open/
    const writers = code.filter(({ text }) => writes.test(text)).map(({ file }) => file)
    expect(writers.toSorted()).toEqual(Object.keys(written).toSorted())
  })

  it.each(Object.entries(written))('%s: the Cookie Policy names %s', (_file, name) => {
    expect(name).toBeDefined()
    expect(source('policies/cookie-policy.yaml')).toContain(`${name}:`)
  })

  it('is summed up in the Privacy Policy', () => {
    for (const words of ['sign-in session', 'last custom trip request', 'how far you had scrolled'])
      expect(source('policies/privacy-policy.yaml')).toContain(words)
  })
})
