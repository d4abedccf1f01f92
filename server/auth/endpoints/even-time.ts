import { setTimeout as wait } from 'node:timers/promises'

/** Far longer than looking an address up, writing a mail and committing it takes. */
export const evenTimeMs = 150

/**
 * Answers no sooner than that, so that the time an answer takes does not tell whether there was anything to do: a mail
 * to a known address is a commit on the disk, an unknown address is one look.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(evenTimeMs)])
  return result
}
