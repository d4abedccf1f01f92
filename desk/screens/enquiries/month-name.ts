/** `2026-11` → `November 2026`, or `Nov 2026`. */
export const monthName = (written: string, month: 'long' | 'short' = 'long'): string =>
  new Date(`${written}-15T00:00Z`).toLocaleDateString('en-GB', {
    month,
    year: 'numeric',
    timeZone: 'UTC',
  })
