import { describe, expect, it } from 'vitest'
import { destinations } from '#catalogue/destinations.ts'
import { itineraryWords } from '#catalogue/itinerary-words.ts'
import { searchCatalogue, searchIndex } from '#catalogue/search.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'

const index = searchIndex({ destinations, tourPackages, itineraryWords })

const found = (query: string) => {
  const results = searchCatalogue(index, query)
  return {
    destinations: results.destinations.map(({ name }) => name),
    tourPackages: results.tourPackages.map(({ name }) => name),
  }
}

describe('§9 search', () => {
  it.each([
    ['Thimphu', 'Thimpu'],
    ['St Petersburg', 'Saint Petersburg'],
    ['Grand Canyon', 'USA National Parks Discovery'],
    ['Golden Gate', 'USA National Parks Discovery'],
    ['Eiffel', 'Paris'],
    ['Iguazu', 'South American Wonders'],
    ['Halong', 'Exclusive Vietnam'],
    ['Masai Mara', 'African Safari Expedition'],
    ['Tanzania', 'African Safari Expedition'],
    ['Burj Khalifa', 'Dubai'],
    ['Christ the Redeemer', 'South American Wonders'],
    ['Fuji', 'Tokyo'],
    ['Kadikoy', 'Istanbul'],
    ['honeymoon', 'Maldives'],
    ['wildlife', 'African Safari Expedition'],
    ['trek', 'Thimpu'],
    ['diving', 'Maldives'],
    ['beach', 'Seychelles'],
    ['street food', 'Bangkok'],
    ['Peru', 'South American Wonders'],
    ['Thailand', 'Asian Adventure'],
    ['Singapore', 'Asian Adventure'],
    ['France', 'European Grand Tour'],
  ])('finds for %s, which people type, the page %s', (query, page) => {
    const results = found(query)
    expect([...results.destinations, ...results.tourPackages]).toContain(page)
  })

  it('finds only the national parks for USA, and no trip that contains "thousands"', () => {
    expect(found('USA').tourPackages).toEqual(['USA National Parks Discovery'])
  })
})
