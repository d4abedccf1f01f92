import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** Date, commit and machine: figures cannot be compared without them. */
export function machine(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `_${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}${changes}: ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${memory} GB, Node ${process.versions.node}._`
}

/** A Markdown table. */
export function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const say = (text: string): void => console.error(`  ${text}`)

/** `share` is between 0 and 1: 0.5 is the median, 1 the maximum. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]): number => percentile(values, 0.5)
