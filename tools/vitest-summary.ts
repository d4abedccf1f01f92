import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** The result of one run of a test runner. `failed` and `flaky` are names of tests, the flaky ones with their first error. */
export interface RunSummary {
  passed: number
  skipped: number
  failed: string[]
  flaky: string[]
}

/** Vitest's reporter that writes a RunSummary to the file named in TEST_SUMMARY. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const summary: RunSummary = { passed: 0, skipped: 0, failed: [], flaky: [] }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const name = `${module.relativeModuleId} ${test.fullName}`
        if (state === 'failed') summary.failed.push(name)
        else if (state === 'passed') summary.passed += 1
        else summary.skipped += 1
        // Vitest prints the error of a first try only if the second one fails too.
        if (test.diagnostic()?.flaky) summary.flaky.push(`${name}: ${errors?.[0]?.message ?? ''}`)
      }
      // A hook that failed, or a file that could not be loaded.
      if (module.errors().length > 0) summary.failed.push(module.relativeModuleId)
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) summary.failed.push(`${module.relativeModuleId} ${suite.fullName}`)
    }
    writeFileSync(process.env['TEST_SUMMARY'] ?? 'test-summary.json', JSON.stringify(summary))
  }
}
