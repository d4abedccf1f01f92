import type { Agency } from './schemas/agency.ts'
import { shiftDay } from './shift-day.ts'

/** For how many days a rate is used. */
const freshDays = 30
const lakh = 100_000

/**
 * `about ₹2.9 lakh at the rate of 18 November`; undefined without a rate, or with one that is older than 30 days.
 *
 * @param price in the agency's currency
 * @param today the day at the office, as `2026-11-23`
 */
export function approximatePrice(
  price: number,
  { approximateRate, locale }: Pick<Agency, 'approximateRate' | 'locale'>,
  today: string,
): string | undefined {
  if (!approximateRate || shiftDay(approximateRate.asOf, freshDays) < today) return undefined
  const { currency, rate, asOf } = approximateRate
  const day = new Date(asOf).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `about ${rounded(price * rate, currency, locale)} at the rate of ${day}`
}

/** Rounds to two digits, with lakh for Indian rupees. */
function rounded(amount: number, currency: string, locale: string): string {
  const inLakh = currency === 'INR' && amount >= lakh
  const figure = new Intl.NumberFormat(inLakh ? 'en-IN' : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 2,
  }).format(inLakh ? amount / lakh : amount)
  return inLakh ? `${figure} lakh` : figure
}
