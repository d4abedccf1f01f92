const windowMs = 60 * 60_000

/** To one mailbox in an hour. */
export const perMailbox = 3
/** To all mailboxes together in an hour; enquiries beyond it still reach the agency. */
export const inTotal = 200

/**
 * Keeps the form from being used to fill a stranger's mailbox. Each server counts for itself, in memory:
 * a restart forgets an hour at most.
 */
export class AcknowledgementLimit {
  #sent: { mailbox: string; at: number }[] = []

  /** Whether one more may go there now; if so, it counts. */
  admits(address: string, now: number): boolean {
    this.#sent = this.#sent.filter(({ at }) => now - at < windowMs)
    const mailbox = mailboxOf(address)
    const there = this.#sent.filter((sent) => sent.mailbox === mailbox)
    if (there.length >= perMailbox || this.#sent.length >= inTotal) return false
    this.#sent.push({ mailbox, at: now })
    return true
  }
}

/** `Asha+trip@example.org` and `asha@example.org` are one mailbox. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).replace(/\+.*$/, '')}${address.slice(at)}`.toLowerCase()
}
