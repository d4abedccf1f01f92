/**
 * `npm run bench -- pages mail auth lighthouse growth soak`: measures the built site and the real server; without names,
 * everything. Results replace their sections of docs/benchmarks.md. `--quick` runs short and only prints.
 */
import { parseArgs } from 'node:util'
import type { Piece } from './piece.ts'
import { machine, writeSection } from './report.ts'

const pieces: Record<string, () => Promise<Piece>> = {
  pages: async () => (await import('./pages.ts')).benchPages,
  mail: async () => (await import('./mail.ts')).benchMail,
  auth: async () => (await import('./auth.ts')).benchAuth,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).benchLighthouse,
  growth: async () => (await import('./growth/growth.ts')).benchGrowth,
  soak: async () => (await import('./soak.ts')).benchSoak,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(pieces, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose from: ${Object.keys(pieces).join(' ')}`)
  process.exit(2)
}
const soakSeconds = Number(values.seconds ?? (values.quick ? 30 : 600))
console.log(machine())
for (const [name, load] of Object.entries(pieces)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  try {
    const section = await (await load())({ isQuick: values.quick, soakSeconds })
    console.log(`\n${section}`)
    if (!values.quick) writeSection(name, section)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
