import type { DeviceKey } from './kept-on-device.ts'

export type DraftKey = Extract<DeviceKey, `draft-${string}`>

/** The values of an unsent form. */
export interface Draft {
  /** Epoch milliseconds of the first input. */
  begunAt: number
  /** Epoch milliseconds of the latest input. */
  savedAt: number
  /** By control name. Checkboxes with the same name have several values. */
  fields: Record<string, string[]>
}

const longestMs = 30 * 86_400_000

/** The stored draft. Undefined if there is none, or it is invalid or older than 30 days. */
export function readDraft(key: DraftKey, now = Date.now()): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (isDraft(draft) && now - draft.savedAt < longestMs) return draft
  } catch {
    // Storage is blocked, or the entry is not valid.
  }
  forgetDraft(key)
  return undefined
}

export function saveDraft(key: DraftKey, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full. The form works without a draft.
  }
}

export function forgetDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { begunAt, savedAt, fields } = value as Record<string, unknown>
  return (
    typeof begunAt === 'number' &&
    typeof savedAt === 'number' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(
      (values) => Array.isArray(values) && values.every((item) => typeof item === 'string'),
    )
  )
}
