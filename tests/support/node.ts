import { afterAll, afterEach, vi } from 'vitest'
import { undoAtEndOfFile } from './afterwards.ts'

// Files share their worker's modules, so each leaves them as it found them. This one is run for every file.

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await undoAtEndOfFile()
  vi.unstubAllGlobals()
})
