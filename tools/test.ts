/**
 * `npm test` runs everything that CI runs; `npm test -- quick` leaves out Postgres, whole processes, other engines,
 * the agreed content, the site on a hosted service, budgets, and the browser tests that prove no statement of the specification;
 * `npm test -- unit browser` runs single steps. The last line has the totals.
 * `agreed` compares the content with what the agency agreed on, and tests no code.
 * Above it are the names of tests that failed, or that passed only on the second try.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findBrowser, headlessShell } from '#tests/support/browser.ts'
import { root } from '#tests/support/source-files.ts'
import type { RunSummary } from './vitest-summary.ts'

const names = process.argv.slice(2)
const isQuick = names.includes('quick')
const reports = mkdtempSync(join(tmpdir(), 'meridaya-test-'))
const counts = { passed: 0, skipped: 0 }
const failed: string[] = []
const flaky: string[] = []

const steps: Record<string, () => Promise<void>> = {
  types: () => check('react-router typegen', 'tsc'),
  lint: () => check('oxlint --type-aware --deny-warnings', 'knip --no-config-hints'),
  format: () => check('oxfmt --check'),
  generated: () =>
    check(
      'node art/derive-pictures.ts --check',
      'node tools/derive-fonts.ts --check',
      'node tools/content-guide.ts --check',
    ),
  agreed: () => vitest(['agreed']),
  build: () => check('node tools/ensure.mjs build'),
  engines: () => withBrowser('engines', () => vitest(['engines'], 'at its end')),
  unit: () => vitest(['node', 'isolated', 'dom']),
  browser: () => withBrowser('browser', playwright),
  budgets: () => vitest(['budgets'], 'at once', isQuick ? 'tests/built/specified' : ''),
}
const wanted = names.filter((name) => name !== 'quick')
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name))
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join(', ')}". The steps are: quick ${Object.keys(steps).join(' ')}`,
  )
  process.exit(2)
}
// These test the build.
const chosen = new Set(
  wanted.some((name) => /browser|engines|budgets/.test(name)) ? [...wanted, 'build'] : wanted,
)

const order = Object.keys(steps).filter((name) =>
  chosen.size > 0 ? chosen.has(name) : !isQuick || !/agreed|engines/.test(name),
)

// Other engines take long but use little CPU, so they run during the unit tests.
let engines: Promise<void> | undefined
for (const name of order) {
  const ended = runStep(name)
  if (name === 'engines') engines = ended
  else await ended
  if (name === 'unit' || name === order.at(-1)) await engines
}
rmSync(reports, { recursive: true })
printNames('Failed', failed)
printNames('Passed only on the second try', flaky)
const { passed, skipped } = counts
console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function runStep(name: string): Promise<void> {
  const startedAt = Date.now()
  console.log(`\n— ${name}`)
  await steps[name]?.()
  console.log(`— ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

function printNames(heading: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`)
}

/** Adds one to the tests: every command must succeed. */
async function check(...commands: string[]): Promise<void> {
  for (const command of commands) if ((await execute(command)) !== 0) return void failed.push(command)
  counts.passed += 1
}

/** When the output of a command is printed: at its end if it runs in parallel with another one. */
type Printed = 'at once' | 'at its end'

async function vitest(projects: string[], printed: Printed = 'at once', files = ''): Promise<void> {
  const summary = join(reports, `${projects.join('-')}.json`)
  const chosenProjects = projects.map((project) => `--project=${project}`).join(' ')
  // As in playwright.config.ts: a busy shared machine may fail one test.
  const retry = process.env['CI'] ? '--retry=1' : ''
  const code = await execute(
    `vitest run ${chosenProjects} ${files} ${retry} --reporter=dot --reporter=${join(root, 'tools/vitest-summary.ts')}`,
    { TEST_SUMMARY: summary, ...(isQuick ? { TEST_QUICK: '1' } : {}) },
    printed,
  )
  add(readReport<RunSummary>(summary), code, projects.join(' and '))
}

/** A runner that failed without a failed test counts as one failure. */
function add(summary: RunSummary | undefined, code: number, runner: string): void {
  counts.passed += summary?.passed ?? 0
  counts.skipped += summary?.skipped ?? 0
  flaky.push(...(summary?.flaky ?? []))
  failed.push(...(summary?.failed ?? []))
  if (code !== 0 && !summary?.failed.length) failed.push(`${runner} (exit code ${code}, see above)`)
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

async function withBrowser(step: string, run: () => Promise<void>): Promise<void> {
  if (await hasBrowser()) await run()
  else failed.push(step)
}

async function playwright(): Promise<void> {
  const path = join(reports, 'playwright.json')
  // Recording a trace of every test takes a fifth of the time, so only retries record one.
  const options = `--reporter=dot,json --retries=1 --trace=on-first-retry ${isQuick ? '--project=own --grep=§' : ''}`
  const code = await execute(`playwright test ${options}`, { PLAYWRIGHT_JSON_OUTPUT_FILE: path })
  const report = readReport<PlaywrightReport>(path)
  const named = (status: string) => (report?.suites ?? []).flatMap((suite) => testsOf(suite, status))
  const { expected = 0, flaky: retried = 0, skipped = 0 } = report?.stats ?? {}
  const summary = { passed: expected + retried, skipped, failed: named('unexpected'), flaky: named('flaky') }
  add(summary, code, 'playwright')
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.filter((test) => test.status === status).map(() => `${file}:${line} ${title}`),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, status))]
}

/** Installs a browser when there is none, or only a slower one: Debian's as root, otherwise Playwright's own. */
async function hasBrowser(): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !process.env['CHROMIUM_PATH'] && !existsSync(headlessShell)) {
    const apt = 'apt-get -qq -o DPkg::Lock::Timeout=300'
    const install = (name: string) =>
      execute(`${apt} install -y --no-install-recommends ${name}`, { DEBIAN_FRONTEND: 'noninteractive' })
    await execute(`${apt} update`)
    if ((await install('chromium-headless-shell')) !== 0 && findBrowser() === null) await install('chromium')
  }
  // Ubuntu's package is a pointer to a snap, which cannot run in a container.
  if (findBrowser() === null) await execute('playwright install chromium')
  if (findBrowser() !== null) return true
  console.error(
    'No browser to test with: install Chromium, or name one in CHROMIUM_PATH, and run npm test again.',
  )
  return false
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined
}

/** Runs a command of the project on the project's Node; resolves with its exit code. */
function execute(
  command: string,
  env: NodeJS.ProcessEnv = {},
  printed: Printed = 'at once',
): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const [program = '', ...args] = command.split(' ').filter((word) => word !== '')
  const child = spawn(program, args, {
    cwd: root,
    stdio: printed === 'at once' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: path },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
  // The test runners stop the servers and databases they started on SIGINT.
  const stop = () => child.kill('SIGINT')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop)
      process.stdout.write(output)
      if (signal === 'SIGINT' || code === 130) process.exit(130)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
