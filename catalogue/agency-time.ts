/** Indian time has one offset and no summer time. */
export const indiaOffsetMs = 330 * 60_000

/** The day in India at this instant, such as `2025-08-11`. */
export const indiaDay = (now: Date): string =>
  new Date(now.getTime() + indiaOffsetMs).toISOString().slice(0, 10)
