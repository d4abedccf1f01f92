/** Replies that are being written, on this device until they are sent or the person signs out. */

const prefix = 'desk-reply '

export interface KeptReply {
  /** Names this reply, so that a press that is repeated after a broken line sends it once. */
  id: string
  words: string
}

export function keptReply(enquiryId: string): KeptReply {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + enquiryId) ?? 'null') as KeptReply | null
    if (kept) return kept
  } catch {
    // Storage is blocked, or holds something else.
  }
  return { id: crypto.randomUUID(), words: '' }
}

export function keepReply(enquiryId: string, reply: KeptReply): void {
  try {
    if (reply.words === '') localStorage.removeItem(prefix + enquiryId)
    else localStorage.setItem(prefix + enquiryId, JSON.stringify(reply))
  } catch {
    // Blocked or full: the page still has it.
  }
}

export function forgetReplies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was kept.
  }
}
