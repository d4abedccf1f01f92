/** The day some days later, or earlier where `days` is negative. Days as `2025-08-11`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
