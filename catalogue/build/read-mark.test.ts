import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readMark } from './read-mark.ts'

function markOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'mark.svg'), source)
  return readMark(folder)
}

it('reads the shapes of the file', () => {
  expect(
    markOf(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">\n  <g>\n    <path d="M0 0"/></g>\n</svg>\n',
    ),
  ).toBe('<g><path d="M0 0"/></g>')
})

it('refuses a drawing of another size', () => {
  expect(() => markOf('<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>')).toThrow(
    'Draw it in viewBox="0 0 40 40".',
  )
})

it.each([
  '<script>alert(1)</script>',
  '<image/>',
  '<path onload="x"/>',
  '<path style="fill:red"/>',
  '<use href="x"/>',
])('refuses %s, because the drawing becomes part of every page', (drawing) => {
  expect(() => markOf(`<svg viewBox="0 0 40 40">${drawing}</svg>`)).toThrow('contains more than shapes')
})
