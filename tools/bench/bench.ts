/**
 * `npm run bench -- pages mail auth publishing edits move`: measures the built site and the real server, and prints Markdown tables. Without
 * names it measures everything; `--quick` is short and rough. Figures that decisions rest on are in docs/benchmarks.md.
 */
import { parseArgs } from 'node:util'
import { benchAuth } from './auth.ts'
import { benchEdits } from './edits.ts'
import { benchMail } from './mail.ts'
import { benchMove } from './move.ts'
import { benchPages } from './pages.ts'
import { benchPublishing } from './publishing.ts'
import { machine } from './report.ts'

/** Each prints its tables as soon as they are measured, so that a later failure does not lose them. */
const pieces: Record<string, (isQuick: boolean) => AsyncIterable<string> | Promise<string>[]> = {
  pages: benchPages,
  mail: (isQuick) => [benchMail(isQuick)],
  auth: (isQuick) => [benchAuth(isQuick)],
  publishing: (isQuick) => [benchPublishing(isQuick)],
  edits: (isQuick) => [benchEdits(isQuick)],
  move: (isQuick) => [benchMove(isQuick)],
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(pieces, name))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}". Choose from: ${Object.keys(pieces).join(' ')}`)
  process.exit(2)
}
console.log(machine())
for (const [name, measure] of Object.entries(pieces)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n## ${name}`)
  for await (const tables of measure(values.quick)) console.log(`\n${tables}`)
}
