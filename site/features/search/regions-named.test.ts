import { describe, expect, it } from 'vitest'
import type { ListedDestination } from '#catalogue/destinations.ts'
import { regionsNamed } from './regions-named.ts'

const place = (region: string, regionSlug?: string) =>
  ({ region, ...(regionSlug ? { regionSlug } : {}) }) as ListedDestination
const places = [
  place('Europe', 'europe'),
  place('Europe', 'europe'),
  place('Gulf, Egypt and Türkiye', 'gulf-egypt-and-turkiye'),
  place('East Asia'),
]
const found = (query: string) => regionsNamed(query, places).map(({ slug }) => slug)

describe('the regions that a search names', () => {
  it('are those whose name contains the words, in upper or lower case, without repeats', () => {
    expect(found('EUROPE')).toEqual(['europe'])
    expect(found('türkiye')).toEqual(['gulf-egypt-and-turkiye'])
    expect(found('e')).toEqual(['europe', 'gulf-egypt-and-turkiye'])
  })

  it('exclude regions without a page, and are empty for an empty search', () => {
    expect(found('east asia')).toEqual([])
    expect(found('')).toEqual([])
  })
})
