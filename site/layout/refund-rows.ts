import type { Agency } from '#catalogue/schemas/agency.ts'

export type Tier = Agency['refunds'][number]

/** The tiers in words, most generous first: when the cancellation comes, and what is given back. */
export const refundRows = (tiers: Tier[]): { when: string; refund: string }[] =>
  tiers.map(({ fromDays, percent }, index) => {
    const above = tiers[index - 1]?.fromDays
    const range = fromDays ? `${fromDays} to ${(above ?? 0) - 1} days` : `Under ${above} days`
    return {
      when: above === undefined ? `${fromDays} or more days` : range,
      refund: percent ? `${percent}%` : 'None',
    }
  })
