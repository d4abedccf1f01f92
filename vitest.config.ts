import { defineConfig } from 'vitest/config'
import { catalogue } from './catalogue/vite-plugin.ts'

export default defineConfig({
  test: {
    // Failures are told in one line: what was found must not be cut to `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        plugins: [catalogue()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['{catalogue,contract,server,art,tools,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/built/**'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/node.ts'],
          // Loading the server anew for each of a hundred files took longer than their tests.
          isolate: false,
          // Some wait for a lease or a slow client, so more may be under way than there are processors.
          maxWorkers: 4,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [catalogue()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['site/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        test: {
          name: 'budgets',
          environment: 'node',
          include: ['tests/built/**'],
        },
      },
    ],
  },
})
