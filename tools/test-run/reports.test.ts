import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/source-files.ts'
import { readPlaywrightReport } from './reports.ts'

const folder = 'test-results/enquiry-keeps-what-was-typed'

/** Three tests that passed, and one that ended so. */
const runWith = (status: 'unexpected' | 'flaky') =>
  readPlaywrightReport({
    stats: { expected: 3, unexpected: 0, flaky: 0, [status]: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [
          {
            title: 'keeps what was typed',
            file: 'enquiry.spec.ts',
            line: 20,
            tests: [
              {
                projectName: '',
                status,
                results: [
                  {
                    errors: [{ message: 'expected Asha, found nothing' }],
                    attachments: [
                      { path: join(root, folder, 'test-failed-1.png') },
                      { path: join(root, folder, 'trace.zip') },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })

const told = [
  'tests/e2e/enquiry.spec.ts:20: keeps what was typed',
  '    expected Asha, found nothing',
  `    Screenshot and trace: ${folder}`,
  `    Replay: npx playwright show-trace ${folder}/trace.zip`,
].join('\n')

it('says of a failed browser test where it stands, what was found, and where screenshot and trace are', () => {
  expect(runWith('unexpected')).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: [told],
    unsteady: [],
  })
})

it('counts a browser test that passed when tried again, and says so', () => {
  expect(runWith('flaky')).toEqual({ passed: 4, failed: 0, skipped: 0, failures: [], unsteady: [told] })
})
