import { describe, expect, it, vi } from 'vitest'
import { destinations } from '#catalogue/destinations.ts'
import { itineraryWords } from '#catalogue/itinerary-words.ts'
import { searchCatalogue, searchIndex } from '#catalogue/search.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { suggestionsFor } from './suggestions-for.ts'

const index = searchIndex({ destinations, tourPackages, itineraryWords })
vi.mock('#site/data/load-lists.ts', () => ({ loadSearchIndex: () => Promise.resolve(index) }))

const names = (entries: { name: string }[]) => entries.map(({ name }) => name)

describe('search suggestions', () => {
  it('start at two letters', async () => {
    expect(await suggestionsFor('s')).toEqual({ destinations: [], tourPackages: [] })
    expect(names((await suggestionsFor('si')).destinations)).toContain('Singapore')
  })

  it('are at most eight, and one group can use the space of the other', async () => {
    const { destinations, tourPackages } = await suggestionsFor('th')
    expect(destinations.length + tourPackages.length).toBe(8)
    const [query, found] = ['morning', searchCatalogue(index, 'morning')] as const
    const shown = await suggestionsFor(query)
    expect(shown.destinations.length + shown.tourPackages.length).toBe(
      Math.min(8, found.destinations.length + found.tourPackages.length),
    )
  })

  it('include only results of a search for the same words (spec §9)', async () => {
    for (const query of ['vietnam', 'RO', 'water puppets', 'temple']) {
      const [found, shown] = [searchCatalogue(index, query), await suggestionsFor(query)]
      expect(names(found.destinations)).toEqual(expect.arrayContaining(names(shown.destinations)))
      expect(names(found.tourPackages)).toEqual(expect.arrayContaining(names(shown.tourPackages)))
    }
  })

  it('start with those that have the words in their name', async () => {
    expect(names((await suggestionsFor('maldives')).tourPackages)[0]).toBe('Tropical Paradise Maldives')
    expect(names((await suggestionsFor('singapore')).tourPackages)[0]).toBe('Scenic Singapore')
  })
})
