import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// A closed page has no timers left. Without this, one that is still running when the file ends fails the whole run,
// because the document is gone.
const timers: ReturnType<typeof setTimeout>[] = []
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(start, self, args: Parameters<typeof setTimeout>) {
    const timer: ReturnType<typeof setTimeout> = Reflect.apply(start, self, args)
    timers.push(timer)
    return timer
  },
})
afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
})

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
