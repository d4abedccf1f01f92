import { paths } from '#site/paths.ts'

/** Spec §9. */
export const guestOptions = ['1 Guest', '2 Guests', '3 Guests', '4+ Guests'] as const

/** The fields of the search panel. Each may be empty (spec §2). */
export interface SearchCriteria {
  q: string
  checkin: string
  checkout: string
  guests: string
}

/** Reads a search address. Unknown guests and invalid dates are read as empty. */
export function readCriteria(parameters: URLSearchParams): SearchCriteria {
  const text = (name: keyof SearchCriteria) => parameters.get(name) ?? ''
  const date = (name: 'checkin' | 'checkout') => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    checkin: date('checkin'),
    checkout: date('checkout'),
    guests: guestOptions.find((option) => option === text('guests')) ?? '',
  }
}

/** The address of a search with its non-empty fields, and of a page of its results. */
export function resultsAddress(criteria: SearchCriteria, page = 1): string {
  const asked = Object.entries({ ...criteria, page: page > 1 ? String(page) : '' })
  const filled = new URLSearchParams(asked.filter(([, value]) => value)).toString()
  return filled ? `${paths.search()}?${filled}` : paths.search()
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
