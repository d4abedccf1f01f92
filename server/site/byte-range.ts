import { sizeOf } from './site-files.ts'
import type { Form } from './site-files.ts'

/**
 * The range that a Range header requests (RFC 9110 §14), from `start` inclusive to `end` exclusive. Several ranges, other
 * units and invalid headers get the whole file, as the standard allows.
 */
export function rangeOf(
  header: string | undefined,
  body: Form['body'],
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const size = sizeOf(body)
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}
