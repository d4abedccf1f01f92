import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console error fails the test. A test that expects errors checks
// `vi.mocked(console.error).mock.calls` and then clears them with `.mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(errors, 'unexpected console errors').toEqual([])
})
