import { styleText } from 'node:util'
import { stopRunning } from './test-run/capture.ts'
import type { Outcome } from './test-run/reports.ts'
import { steps } from './test-run/steps.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps are ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopRunning().then(() => process.exit(130))
  })
}

// A step asked for by name brings the build it needs along.
const needsBuild = steps.some((step) => step.needsBuild && wanted.includes(step.name))
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name) || (needsBuild && name === 'build'),
)

const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
let isBuilt = true
for (const step of chosen) {
  if (step.needsBuild && !isBuilt) {
    console.log(`${step.name.padEnd(9)} not run: there is no build`)
    total.skipped += 1
    continue
  }
  const startedAt = Date.now()
  process.stdout.write(`${step.name.padEnd(9)} `)
  const outcome = await step.run()
  if (step.name === 'build') isBuilt = outcome.failed === 0
  console.log(`${summary(outcome)} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  for (const message of outcome.failures) console.log(styleText('red', `\n  ✗ ${message}\n`))
  for (const message of outcome.unsteady ?? [])
    console.log(styleText('yellow', `\n  passed only when tried again: ${message}\n`))
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
}

console.log(`\n${summary(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0

function summary({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
