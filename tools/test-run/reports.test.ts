import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/source-files.ts'
import { readPlaywrightReport } from './reports.ts'

const folder = 'test-results/enquiry-keeps-what-was-typed'

it('says of a failed browser test where it stands, what was found, and where screenshot and trace are', () => {
  const { passed, failed, failures } = readPlaywrightReport({
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
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
                status: 'unexpected',
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
  expect([passed, failed]).toEqual([3, 1])
  expect(failures).toEqual([
    [
      'tests/e2e/enquiry.spec.ts:20: keeps what was typed',
      '    expected Asha, found nothing',
      `    Screenshot and trace: ${folder}`,
      `    Replay: npx playwright show-trace ${folder}/trace.zip`,
    ].join('\n'),
  ])
})
