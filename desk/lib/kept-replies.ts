/** Unsent replies, stored on this device until they are sent or the person signs out. */

const prefix = 'desk-reply '

export interface KeptReply {
  /** The reply's id, so that a request repeated after a broken connection sends it once. */
  id: string
  words: string
}

export function keptReply(enquiryId: string): KeptReply {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + enquiryId) ?? 'null') as KeptReply | null
    if (kept) return kept
  } catch {
    // Storage is blocked or has an invalid value.
  }
  return { id: crypto.randomUUID(), words: '' }
}

export function keepReply(enquiryId: string, reply: KeptReply): void {
  try {
    if (reply.words === '') localStorage.removeItem(prefix + enquiryId)
    else localStorage.setItem(prefix + enquiryId, JSON.stringify(reply))
  } catch {
    // Storage is blocked or full. The page still has the text.
  }
}

export function forgetReplies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
