import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('writes a day in the English of the agency', () => {
  expect(formatDay('2025-08-11')).toBe('11 August 2025')
})
