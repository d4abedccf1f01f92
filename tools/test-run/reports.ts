import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#tests/support/source-files.ts'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** One paragraph a failure: where it happened, then what was said. */
  failures: string[]
  /** The same of tests that passed only when tried again, which CI allows once: to be understood, not to stop anybody. */
  unsteady?: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

export function readVitestReport(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const where = relative(root, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [failure(where, file.message)]
    return failed.map((test) =>
      failure(`${where}: ${test.fullName}`, (test.failureMessages ?? []).join('\n')),
    )
  })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightResult {
  errors: { message?: string }[]
  /** What the run left behind: a screenshot, a trace. */
  attachments: { path?: string }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const broken = report.errors.map((error) => failure('playwright', error.message ?? 'stopped with an error'))
  const told = (status: string) => report.suites.flatMap((suite) => testsOf(suite, status))
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + broken.length,
    skipped,
    failures: [...broken, ...told('unexpected')],
    unsteady: told('flaky'),
  }
}

function testsOf(suite: PlaywrightSuite, status: string): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => {
        const messages = test.results.flatMap((result) => result.errors.map((error) => error.message ?? ''))
        const what = failure(`tests/e2e/${spec.file}:${spec.line}: ${spec.title}`, messages.join('\n'))
        return [what, ...leftBy(test.results)].join('\n')
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, status))]
}

/** Where the screenshot is, and how to replay the trace. */
function leftBy(results: PlaywrightResult[]): string[] {
  const paths = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []))
  const folders = new Set(paths.map((path) => relative(root, dirname(path))))
  const trace = paths.find((path) => path.endsWith('trace.zip'))
  return [
    ...[...folders].map((folder) => `    Screenshot and trace: ${folder}`),
    ...(trace ? [`    Replay: npx playwright show-trace ${relative(root, trace)}`] : []),
  ]
}

const shownFirst = 14
const shownLast = 10

/** Where it happened, then what was said: beginning and end of it when it is long. */
export function failure(where: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:internal|<anonymous>)/.test(line))
  const left = lines.length - shownFirst - shownLast
  if (left > 1) lines.splice(shownFirst, left, `(${left} more lines)`)
  return [where, ...lines.map((line) => `    ${line}`)].join('\n')
}
