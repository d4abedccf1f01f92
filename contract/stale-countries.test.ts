import { expect, it } from 'vitest'
import { staleCountries } from './stale-countries.ts'

const today = new Date('2026-11-22T10:00:00Z')

it('names a country that was not checked for twelve months', () => {
  const countries = ['2026-11-22', '2025-11-23', '2025-11-20'].map((checked) => ({
    name: `checked ${checked}`,
    checked,
  }))
  expect(staleCountries(countries, today)).toEqual([
    'checked 2025-11-20 in content/countries was checked more than twelve months ago. Check it and change its date.',
  ])
})

it('names a holiday that has passed', () => {
  const closures = 'Ramadan falls at about 8 February to 9 March 2026; Easter on 2 May 2027.'
  expect(staleCountries([{ name: 'Egypt', checked: '2026-11-22', closures }], today)).toEqual([
    'closures of Egypt in content/countries names 9 March 2026, which has passed. Write when the day falls next.',
  ])
})
