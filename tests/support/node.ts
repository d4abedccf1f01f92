import { afterAll, afterEach, vi } from 'vitest'
import { undoAtEndOfFile } from './afterwards.ts'

// Test files share their worker's modules, so this file, which runs for each of them, resets them.

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await undoAtEndOfFile()
  vi.unstubAllGlobals()
})
