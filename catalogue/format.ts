import type { Agency } from './schemas/agency.ts'
import type { TourPackageCard } from './schemas/tour-package.ts'

/** How an agency writes prices: whole units of its currency, such as `$3,299` and `From $899` (spec §3). */
export function priceFormat({ locale, currency }: Pick<Agency, 'locale' | 'currency'>) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const money = (amount: number): string => format.format(amount)
  return { money, fromPrice: (amount: number): string => `From ${money(amount)}` }
}

/** The currency in a sentence: `US dollars`. */
export const currencyName = ({ locale, currency }: Pick<Agency, 'locale' | 'currency'>): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `14 Days` (spec §3). */
export const durationText = (days: number): string => `${days} Days`

/** `12-16 People` (spec §3). */
export const groupSizeText = ({ from, to }: TourPackageCard['groupSize']): string => `${from}-${to} People`
