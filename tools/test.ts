/**
 * `npm test` runs everything that CI runs; `npm test -- quick` leaves out Postgres, whole processes, other engines, budgets,
 * the agreed content, the site on a hosted service and the browser tests that prove no statement of the specification;
 * `npm test -- unit browser` runs single steps. The last line counts.
 * `agreed` compares the content with what the agency agreed on, and tests no code.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findBrowser, headlessShell } from '#tests/support/browser.ts'
import { root } from '#tests/support/source-files.ts'

const names = process.argv.slice(2)
const isQuick = names.includes('quick')
const reports = mkdtempSync(join(tmpdir(), 'meridaya-test-'))
const counts = { passed: 0, failed: 0, skipped: 0 }

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
  unit: () => vitest(['node', 'dom']),
  agreed: () => vitest(['agreed']),
  build: () => check('node tools/ensure.mjs build'),
  browser: playwright,
  engines: () => vitest(['engines']),
  budgets: () => vitest(['budgets']),
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

for (const [name, run] of Object.entries(steps)) {
  const isLeftOut = isQuick && /agreed|engines|budgets/.test(name)
  if (chosen.size > 0 ? !chosen.has(name) : isLeftOut) continue
  const startedAt = Date.now()
  console.log(`\n— ${name}`)
  await run()
  console.log(`— ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}
rmSync(reports, { recursive: true })
const { passed, failed, skipped } = counts
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

/** Adds one to the tests: every command must succeed. */
async function check(...commands: string[]): Promise<void> {
  for (const command of commands) if ((await execute(command)) !== 0) return void (counts.failed += 1)
  counts.passed += 1
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

async function vitest(projects: string[]): Promise<void> {
  const report = join(reports, `${projects.join('-')}.json`)
  const chosenProjects = projects.map((project) => `--project=${project}`).join(' ')
  const code = await execute(
    `vitest run ${chosenProjects} --reporter=dot --reporter=json --outputFile=${report}`,
    isQuick ? { TEST_QUICK: '1' } : {},
  )
  const read = readReport<VitestReport>(report)
  const isBroken = code !== 0 && !(read && read.numFailedTests > 0)
  counts.passed += read?.numPassedTests ?? 0
  counts.failed += (read?.numFailedTests ?? 0) + (isBroken ? 1 : 0)
  counts.skipped += (read?.numPendingTests ?? 0) + (read?.numTodoTests ?? 0)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

async function playwright(): Promise<void> {
  if (!(await hasBrowser())) return void (counts.failed += 1)
  const report = join(reports, 'playwright.json')
  // A trace of every test costs a fifth of the time: it is recorded when a test is tried again.
  const options = `--reporter=dot,json --retries=1 --trace=on-first-retry ${isQuick ? '--project=own --grep=§' : ''}`
  const code = await execute(`playwright test ${options}`, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const stats = readReport<PlaywrightReport>(report)?.stats
  if (stats && stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again`)
  const isBroken = code !== 0 && !(stats && stats.unexpected > 0)
  counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  counts.failed += (stats?.unexpected ?? 0) + (isBroken ? 1 : 0)
  counts.skipped += stats?.skipped ?? 0
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
function execute(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const [program = '', ...args] = command.split(' ').filter((word) => word !== '')
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  })
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
      if (signal === 'SIGINT' || code === 130) process.exit(130)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
