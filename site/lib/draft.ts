import type { DeviceKey } from './kept-on-device.ts'

export type DraftKey = Extract<DeviceKey, `draft-${string}`>

/** What somebody began to write in a form and did not send. */
export interface Draft {
  /** Epoch milliseconds of the first words. */
  begunAt: number
  /** Epoch milliseconds of the latest. */
  savedAt: number
  /** By the name of the control; several for checkboxes of one name. */
  fields: Record<string, string[]>
}

const longestMs = 30 * 86_400_000

/** The draft, unless there is none, it is older than 30 days, or cannot be one. */
export function readDraft(key: DraftKey, now = Date.now()): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (isDraft(draft) && now - draft.savedAt < longestMs) return draft
  } catch {
    // Blocked storage, or not ours.
  }
  forgetDraft(key)
  return undefined
}

export function saveDraft(key: DraftKey, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The words stay in the form, as without drafts.
  }
}

export function forgetDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing may be touched.
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
