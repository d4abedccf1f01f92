import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One busy moment of a shared machine must not refuse a whole change; the run tells which test needed it.
  retries: process.env['CI'] ? 1 : 0,
  // The references were drawn on Linux; elsewhere the same screens are walked without them.
  ignoreSnapshots: process.platform !== 'linux',
  // Room for a busy machine of two cores; a test that passes never waits this long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // Tests look at requests; the worker has its own (offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
})
