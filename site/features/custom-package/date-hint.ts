/** `2026-05-01`, in the visitor's own time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** A hint about unusual dates. It is never an error, because spec §5 has no rule for them. */
export function dateHint(start: string, end: string, now: Date): string | undefined {
  if (start && end && end < start)
    return 'The end date comes before the start date. You can go on; we will ask you about it.'
  if (start && start < dayOf(now))
    return 'The start date has already passed. You can go on; we will ask you about it.'
  return undefined
}
