import { describe, expect, it } from 'vitest'
import { countWords } from './count-words.ts'
import { currencyName, durationText, groupSizeText, priceFormat } from './format.ts'

describe('prices', () => {
  it.each([
    ['en-IN', 'USD', '$3,299', 'US dollars'],
    ['en-US', 'EUR', '€3,299', 'euros'],
    ['en-GB', 'GBP', '£3,299', 'British pounds'],
    ['en-US', 'JPY', '¥3,299', 'Japanese yen'],
  ])('are formatted for %s in %s', (locale, currency, text, name) => {
    const { money, fromPrice } = priceFormat({ locale, currency })
    expect(money(3299)).toBe(text)
    expect(fromPrice(3299)).toBe(`From ${text}`)
    expect(currencyName({ locale, currency })).toBe(name)
  })
})

it('§3 packages: duration and group size are written as in the specification', () => {
  expect(durationText(14)).toBe('14 Days')
  expect(groupSizeText({ from: 12, to: 16 })).toBe('12-16 People')
})

it.each([
  [3, 'three'],
  [14, 'fourteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [100, '100'],
])('the count %i is written %s in a sentence', (count, words) => {
  expect(countWords(count)).toBe(words)
})
