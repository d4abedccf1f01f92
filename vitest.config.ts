import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
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
