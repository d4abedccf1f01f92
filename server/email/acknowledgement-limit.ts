import type { Clock } from '#server/clock.ts'
import type { Counters } from '#server/limits/counters.ts'
import { mailboxOf } from '#server/limits/mailbox-of.ts'

const windowMs = 60 * 60_000

/** To one mailbox in an hour that begins with the first. */
export const perMailbox = 3
/** To all mailboxes together in such an hour; enquiries beyond it still reach the agency. */
export const inTotal = 200

/**
 * Answers whether one more may go to an address now; if so, it is counted. Keeps the form from filling a stranger's
 * mailbox. Once all are used up it counts nothing until their hour ends: in a flood, the counters cost more than the rest.
 */
export function limitAcknowledgements(counters: Counters, clock: Clock) {
  let usedUpUntil = -Infinity
  return async (address: string): Promise<boolean> => {
    const now = clock.now()
    // Further away than an hour: the clock was set back.
    if (now < usedUpUntil && usedUpUntil <= now + windowMs) return false
    const there = await counters.count(`acknowledgement to ${mailboxOf(address)}`, windowMs)
    if (there.count > perMailbox) return false
    const all = await counters.count('acknowledgement', windowMs)
    if (all.count <= inTotal) return true
    usedUpUntil = clock.now() + all.remainingMs
    return false
  }
}
