import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogue } from './catalogue/build/vite-plugin.ts'

/** `npm test -- quick`: without Postgres and without tests of whole processes. */
const isQuick = process.env['TEST_QUICK'] === '1'

/** Starts the tests of whole processes first. They are the longest, and at the end one of them would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/tests/server/'))
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one))
  }
}

/** Sets a variable before the modules are read that would serve the other files too. */
const isolated = ['server/desk/photographs/subjects.test.ts']
const onServer = {
  environment: 'node',
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/node.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Print long values whole instead of as `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        plugins: [catalogue()],
        test: {
          ...onServer,
          name: 'node',
          include: ['{catalogue,contract,publish,server,art,tools,tests}/**/*.test.ts'],
          exclude: [
            'tests/agreed/**',
            'tests/e2e/**',
            'tests/built/**',
            'tests/engines/**',
            ...isolated,
            ...(isQuick ? ['tests/server/**'] : []),
          ],
          // Loading the server again for each of a hundred files takes longer than their tests.
          isolate: false,
          // Some tests wait for a lease or a slow client, so more workers than processors are useful.
          maxWorkers: 4,
        },
      },
      {
        plugins: [catalogue()],
        test: { ...onServer, name: 'isolated', include: isolated },
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
        plugins: [catalogue()],
        test: {
          name: 'agreed',
          environment: 'node',
          include: ['tests/agreed/**'],
        },
      },
      {
        test: {
          name: 'budgets',
          environment: 'node',
          maxWorkers: 2,
          include: ['tests/built/**'],
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          // Each file waits for a browser most of the time.
          maxWorkers: 2,
          include: ['tests/engines/**/*.test.ts'],
        },
      },
    ],
  },
})
