import { expect, it } from 'vitest'
import { staleCountries } from './stale-countries.ts'

const checkedOn = (checked: string) => ({ name: `checked ${checked}`, checked })

it('names the countries whose facts nobody has checked for more than twelve months', () => {
  const countries = ['2025-11-20', '2025-11-23', '2026-11-22'].map(checkedOn)
  expect(staleCountries(countries, new Date('2026-11-22T10:00:00Z'))).toEqual(['checked 2025-11-20'])
})
