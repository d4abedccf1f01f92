import type { Counters } from '#server/limits/counters.ts'
import { mailboxOf } from '#server/limits/mailbox-of.ts'

const windowMs = 60 * 60_000

/** To one mailbox in an hour that begins with the first. */
export const perMailbox = 3
/** To all mailboxes together in such an hour; enquiries beyond it still reach the agency. */
export const inTotal = 200

/** Whether one more may go to this address now; if so, it counts. Keeps the form from filling a stranger's mailbox. */
export async function admitsAcknowledgement(counters: Counters, address: string): Promise<boolean> {
  const there = await counters.count(`acknowledgement to ${mailboxOf(address)}`, windowMs)
  if (there.count > perMailbox) return false
  return (await counters.count('acknowledgement', windowMs)).count <= inTotal
}
