import type { DraftVersion, Value } from '#contract/desk-pages.ts'

/** What was typed in this browser and has not reached the server, such as on a bad line or after the sign-in ended. */
export interface Typed {
  value: Value
  /** What it was typed onto. */
  known: Value
  version: DraftVersion
  onto: string
}

const prefix = 'desk-typed '

export function keepHere(file: string, typed: Typed): void {
  try {
    localStorage.setItem(prefix + file, JSON.stringify(typed))
  } catch {
    // Storage is full or blocked: the server keeps what is typed, within a second.
  }
}

export function forgetHere(file: string): void {
  try {
    localStorage.removeItem(prefix + file)
  } catch {
    // As above.
  }
}

export function typedHere(file: string): Typed | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + file) ?? 'null') as Typed | null
  } catch {
    return null
  }
}

export function typedFiles(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}
