import type { Agency } from '#catalogue/schemas/agency.ts'

export type Tier = Agency['refunds'][number]

/** The refund tiers as text, highest refund first: the time of cancellation, and the refund. */
export const refundRows = (tiers: Tier[]): { when: string; refund: string }[] =>
  tiers.map(({ fromDays, percent }, index) => {
    const above = tiers[index - 1]?.fromDays
    const range = fromDays ? `${fromDays} to ${(above ?? 0) - 1} days` : `Under ${above} days`
    return {
      when: above === undefined ? `${fromDays} or more days` : range,
      refund: percent ? `${percent}%` : 'None',
    }
  })
