import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sets today's date on the exchange rate in a copy of the second agency's content, so that pages show it. Returns that day. */
export function freshRate(content: string): string {
  const file = join(content, 'agency.yaml')
  const today = new Date().toISOString().slice(0, 10)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(/(approximateRate: .*asOf: )'[^']*'/, `$1'${today}'`))
  return today
}
