import {
  arrowsBetweenRooms,
  backwardImports,
  foreignImports,
  moduleCycles,
  roomOrder,
  type Arrow,
} from '#tests/support/import-graph.ts'
import { readSourceFiles } from '#tests/support/source-files.ts'

// npm run graph: what every folder imports from which, in an order in which every arrow points down.

// The configuration at the root and the tests themselves stand outside: nothing imports them.
const files = readSourceFiles().filter(
  ({ path, isTest }) => path.includes('/') && (!isTest || path.startsWith('tests/support/')),
)
const arrows = arrowsBetweenRooms(files)
const { cycles, topDown } = roomOrder(arrows)
const width = Math.max(...topDown.map((room) => room.length))

for (const room of topDown) {
  const own = arrows.filter(({ from }) => from === room)
  const targets = topDown.flatMap((to) => own.filter((arrow) => arrow.to === to)).map(inWords)
  if (targets.length > 0) console.log(`${room.padEnd(width)} → ${targets.join(', ')}`)
}

const problems = [...foreignImports(files), ...backwardImports(files), ...moduleCycles(files), ...cycles]
console.log(
  `\n${files.length} files, ${topDown.length} rooms, ${arrows.length} arrows. A number counts imports; in brackets those of types alone, which vanish.`,
)
if (problems.length > 0) console.error(`\nNot allowed:\n${problems.join('\n')}`)
process.exitCode = problems.length > 0 ? 1 : 0

function inWords({ to, imports, types }: Arrow): string {
  const real = imports - types
  return [to, ...(real > 0 ? [real] : []), ...(types > 0 ? [`(${types})`] : [])].join(' ')
}
