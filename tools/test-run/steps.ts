import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from './capture.ts'
import { installBrowser } from './install-browser.ts'
import { failure, readPlaywrightReport, readVitestReport, type Outcome } from './reports.ts'

export interface Step {
  name: string
  needsBuild?: boolean
  run: () => Promise<Outcome>
}

type Command = [command: string, ...args: string[]]

export const steps: Step[] = [
  check('types', ['react-router', 'typegen'], ['tsc']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['oxfmt', '--check']),
  check(
    'generated',
    ['node', 'tools/derive-pictures.ts', '--check'],
    ['node', 'tools/derive-fonts.ts', '--check'],
    ['node', 'tools/specification.ts', '--check'],
    ['node', 'tools/content-guide.ts', '--check'],
  ),
  { name: 'unit', run: () => vitest('node', 'dom') },
  check('build', ['node', 'tools/ensure.mjs', 'build']),
  { name: 'browser', needsBuild: true, run: playwright },
  { name: 'budgets', needsBuild: true, run: () => vitest('budgets') },
]

/** A step that counts as one: every command must succeed. */
function check(name: string, ...commands: Command[]): Step {
  return {
    name,
    async run() {
      for (const [command, ...args] of commands) {
        const { code, output } = await capture(command, args)
        if (code !== 0) return failed(failure([command, ...args].join(' '), output))
      }
      return { passed: 1, failed: 0, skipped: 0, failures: [] }
    },
  }
}

async function vitest(...projects: string[]): Promise<Outcome> {
  return await reported('vitest', readVitestReport, (report) =>
    capture('vitest', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=json',
      `--outputFile=${report}`,
    ]),
  )
}

async function playwright(): Promise<Outcome> {
  const problem = await installBrowser()
  if (problem !== null) return failed(problem)
  return await reported('playwright', readPlaywrightReport, (report) =>
    capture('playwright', ['test', '--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
}

/** Runs a test runner, counts by its JSON report, and never takes a run that broke off for a green one. */
async function reported<Report>(
  name: string,
  read: (report: Report) => Outcome,
  run: (reportPath: string) => Promise<{ code: number; output: string }>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'meridaya-report-'))
  try {
    const path = join(folder, 'report.json')
    const { code, output } = await run(path)
    for (const warning of output.matchAll(/SKIPPED: .*(\n .*)*/g)) console.warn(`\n  ${warning[0]}`)
    if (!existsSync(path)) return failed(failure(name, output))
    const outcome = read(JSON.parse(readFileSync(path, 'utf8')) as Report)
    if (code === 0 || outcome.failed > 0) return outcome
    return { ...outcome, failed: 1, failures: [failure(`${name} ended with code ${code}`, output)] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function failed(message: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [message] }
}
