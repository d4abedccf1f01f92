import { setTimeout as wait } from 'node:timers/promises'

/** Much longer than it takes to look up an address, write a mail and commit it. */
export const evenTimeMs = 150

/**
 * Delays the answer, so that its time does not reveal whether there was anything to do: a mail
 * to a known address needs a commit to the disk, an unknown address only a query.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(evenTimeMs)])
  return result
}
