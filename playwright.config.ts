import { defineConfig } from '@playwright/test'
import { findBrowser, headlessShell, launchOptions } from './tests/support/browser.ts'

const hostedOnly = /\/hosted-\w+\.spec\.ts$/

export default defineConfig<object, { accounts: 'own' | 'hosted' }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // On two processors a third test runs while others wait for mail, timers or the network.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy shared machine may fail one test; the report names the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  // Reference screenshots were made with Debian's headless shell; other browsers skip the comparison.
  ignoreSnapshots: findBrowser() !== headlessShell,
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}-{platform}{ext}',
  // Generous for a busy machine; passing tests never take this long.
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
    // The trace shows the page at each step. A screenshot would be taken, and thrown away, at the end of each passing test.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'own', testIgnore: [hostedOnly, 'hosted-site.setup.ts'] },
    // The site once more, built for an auth service elsewhere. Only the calls of the protocol differ there (their origin, key
    // and mailed links), so each is made once; forms, menus, guards and storage are the same code as in `own`.
    { name: 'hosted-site', testMatch: 'hosted-site.setup.ts', workers: 1 },
    {
      name: 'hosted',
      dependencies: ['hosted-site'],
      testMatch: [hostedOnly, /\/(account|confirm|password|profile|session)\.spec\.ts$/],
      grep: /@protocol|hosted-\w+\.spec/,
      use: { accounts: 'hosted' },
    },
  ],
})
