import { expect, it } from 'vitest'
import { approximatePrice } from './approximate-price.ts'

const rupees = { locale: 'en-GB', approximateRate: { currency: 'INR', rate: 88.4, asOf: '2026-11-18' } }
const line = (price: number, today = '2026-11-23') => approximatePrice(price, rupees, today)

it('writes a price in lakh from a hundred thousand rupees on, rounded to two digits', () => {
  expect(line(3299)).toBe('about ₹2.9 lakh at the rate of 18 November')
  expect(line(6899)).toBe('about ₹6.1 lakh at the rate of 18 November')
  expect(line(12_000)).toBe('about ₹11 lakh at the rate of 18 November')
  expect(line(700)).toBe('about ₹62,000 at the rate of 18 November')
})

it('writes other currencies with the site’s number format', () => {
  const yen = { locale: 'en-US', approximateRate: { currency: 'JPY', rate: 163, asOf: '2026-11-18' } }
  expect(approximatePrice(1490, yen, '2026-11-23')).toBe('about ¥240,000 at the rate of November 18')
})

it('uses a rate for 30 days, and shows no amount without one', () => {
  expect(line(3299, '2026-12-18')).toBeDefined()
  expect(line(3299, '2026-12-19')).toBeUndefined()
  expect(approximatePrice(3299, { locale: 'en-GB' }, '2026-11-23')).toBeUndefined()
})
