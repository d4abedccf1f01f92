import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './support/source-files.ts'

const lines = readFileSync(join(root, 'docs/threats.md'), 'utf8').split('\n')
const named = lines.flatMap((line) => {
  const [, file, title] = /^- `([^`]+)` "(.+)"$/.exec(line) ?? []
  return file !== undefined && title !== undefined ? [{ file, title }] : []
})

describe('docs/threats.md', () => {
  it.each(named)('names an existing test in $file: $title', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`'${title}'`)
  })

  it('names a test for every threat, in lines that this test can read', () => {
    const threats = lines.map((line, at) => ({ line, at })).filter(({ line }) => line.startsWith('**'))
    expect(threats.length).toBeGreaterThan(20)
    for (const { line, at } of threats) {
      const end = lines.findIndex((later, index) => index > at && (later === '' || later.startsWith('#')))
      const shown = lines.slice(at, end).filter((later) => /^- `[^`]+` ".+"$/.test(later))
      expect(shown.length, line).toBeGreaterThan(0)
    }
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(named.length)
  })
})
