import type { Clock } from '#server/clock.ts'
import type { Counters } from '#server/limits/counters.ts'
import { mailboxOf } from '#server/limits/mailbox-of.ts'

const windowMs = 60 * 60_000

/** How many acknowledgements one mailbox may get in an hour, which begins with the first. */
export const perMailbox = 3
/** How many all mailboxes together may get in such an hour. Further enquiries still reach the agency. */
export const inTotal = 200

/**
 * Tells whether an address may get one more acknowledgement now, and counts it if so. This keeps the form from filling a
 * stranger's mailbox. Once the common limit is reached, the counters are not queried until its hour ends, because in a flood
 * they would cost more than everything else.
 */
export function limitAcknowledgements(counters: Counters, clock: Clock) {
  let usedUpUntil = -Infinity
  return async (address: string): Promise<boolean> => {
    const now = clock.now()
    // If the end is more than an hour away, the clock was set back.
    if (now < usedUpUntil && usedUpUntil <= now + windowMs) return false
    const there = await counters.count(`acknowledgement to ${mailboxOf(address)}`, windowMs)
    if (there.count > perMailbox) return false
    const all = await counters.count('acknowledgement', windowMs)
    if (all.count <= inTotal) return true
    usedUpUntil = clock.now() + all.remainingMs
    return false
  }
}
