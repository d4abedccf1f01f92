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
          exclude: ['tests/e2e/**', 'tests/budgets.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
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
          include: ['tests/budgets.test.ts'],
        },
      },
    ],
  },
})
