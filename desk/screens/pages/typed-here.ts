import type { DraftVersion, Value } from '#contract/desk-pages.ts'

/** Changes in this browser that have not reached the server, for example on a bad connection or after the session ended. */
export interface Typed {
  value: Value
  /** The version that it is based on. */
  known: Value
  version: DraftVersion
  onto: string
}

const prefix = 'desk-typed '

export function keepHere(file: string, typed: Typed): void {
  try {
    localStorage.setItem(prefix + file, JSON.stringify(typed))
  } catch {
    // Storage is full or blocked. The server stores the changes within a second.
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
