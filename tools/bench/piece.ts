export interface BenchOptions {
  /** Short and rough, to see that everything runs. */
  isQuick: boolean
  /** How long the soak takes, in seconds. */
  soakSeconds: number
}

/** One part of the bench: measures, tells what it does meanwhile, and answers its section as Markdown. */
export type Piece = (options: BenchOptions) => Promise<string>

/** A table as Markdown. */
export function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const say = (text: string): void => console.log(`  ${text}`)

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** Whether a goal was met, in words for a table. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**')
