/** Where a command writes: answers to standard output, progress to standard error. */
export interface Output {
  isJson: boolean
  /** Writes the text without adding a line end. */
  write(text: string): void
  line(text: string): void
  note(text: string): void
}

/** Prints JSON with `--json`, otherwise text. */
export function answer(output: Output, value: unknown, inWords: () => string[]): void {
  if (output.isJson) output.line(JSON.stringify(value, null, 2))
  else for (const text of inWords()) output.line(text)
}

const quietMs = 1000

/** Reports progress at most once a second, and not at all for work that ends within a second. */
export class Progress {
  readonly #output: Output
  readonly #doing: string
  #saidAt = performance.now()

  constructor(output: Output, doing: string) {
    this.#output = output
    this.#doing = doing
  }

  reached(done: number, total?: number): void {
    if (performance.now() - this.#saidAt < quietMs) return
    this.#saidAt = performance.now()
    this.#output.note(`${this.#doing}: ${count(done)}${total === undefined ? '' : ` of ${count(total)}`} …`)
  }
}

export function count(number: number, what?: [one: string, many: string]): string {
  const figure = number.toLocaleString('en-GB')
  return what === undefined ? figure : `${figure} ${what[number === 1 ? 0 : 1]}`
}

/** A text table whose columns are as wide as their widest cell. */
export function table(headings: string[], rows: string[][]): string[] {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)))
  return all.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
}

/** A time as lists show it: UTC, to the minute. */
export function moment(at: number | null): string {
  return at === null ? '-' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`
}

export function isoTime(at: number): string {
  return new Date(at).toISOString()
}
