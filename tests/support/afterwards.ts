import { onTestFinished } from 'vitest'

const atEndOfFile: (() => unknown)[] = []

/** Runs after the current test. In a beforeAll, runs after the last test of the file. */
export function afterwards(undo: () => unknown): void {
  try {
    onTestFinished(async () => void (await undo()))
  } catch {
    atEndOfFile.push(undo)
  }
}

export async function undoAtEndOfFile(): Promise<void> {
  for (const undo of atEndOfFile.splice(0).toReversed()) await undo()
}
