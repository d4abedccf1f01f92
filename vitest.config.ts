import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogue } from './catalogue/build/vite-plugin.ts'

/** `npm test -- quick`: without Postgres and without tests of whole processes. */
const isQuick = process.env['TEST_QUICK'] === '1'

/** What takes longest, in this order. Vitest knows it only where the tests have run before. */
const longest = [
  'tests/server/desk-publish-killed',
  'tests/server/proxies',
  'tests/server/lost-database',
  'tests/server/publish',
  'tests/server/update',
  'server/desk/photographs/photographs',
  'tests/server/returning-visitor',
  'server/desk/photographs/subjects',
  'server/email/worker',
  'tests/server/two-publishers',
  'tests/server/two-servers',
  'tests/server/killed-publisher',
  'tests/server/backup',
  'tests/server/two-users',
  'server/desk/pages/pages',
  'tests/server/',
]

/** Starts the longest tests first. At the end, one of them would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/${name}`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** Sets a variable before the modules are read that would serve the other files too. */
const isolated = ['server/desk/photographs/subjects.test.ts']
/**
 * Some tests wait for a lease or a slow client, so more workers than processors are useful. The unit projects have the same
 * number, because only then do they share the workers. Otherwise one project starts when another has ended.
 */
const maxWorkers = 4
const onServer = {
  maxWorkers,
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
        },
      },
      {
        plugins: [catalogue()],
        test: { ...onServer, name: 'isolated', include: isolated },
      },
      {
        plugins: [catalogue()],
        test: {
          maxWorkers,
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
