import { describe, expect, it } from 'vitest'
import { searchEntries, searchWords } from './search-entries.ts'
import { searchCatalogue, searchIndex } from './search.ts'
import type { DestinationCard } from './destinations.ts'
import type { TourPackageCard } from './tour-packages.ts'

const destinations = [
  { id: 1, name: 'Oslo', description: 'Four nights by the fjord, in the capital of Norway.', price: 899 },
  { id: 2, name: 'Machu Picchu', description: 'The terraces at dawn, in Peru.', price: 2600 },
] as DestinationCard[]
const tourPackages = [
  { id: 1, slug: 'vietnam', name: 'Exclusive Vietnam', imageText: 'Lanterns and a night on the bay' },
  { id: 2, slug: 'fjords', name: 'Norwegian Fjords', imageText: 'Two cities and a mountain railway' },
] as TourPackageCard[]
const itineraryWords: Record<string, string> = {
  vietnam: 'water puppets\nin the evening you see the old theatre.',
  fjords: 'home\nride the funicular for a last look over the harbour.',
}
const index = searchIndex({ destinations, tourPackages, itineraryWords })

const found = (query: string) => {
  const results = searchCatalogue(index, query)
  return {
    destinations: results.destinations.map(({ name }) => name),
    tourPackages: results.tourPackages.map(({ name }) => name),
  }
}

describe('§9 search', () => {
  it('finds a destination by its name, in any case', () => {
    expect(found('oSl').destinations).toEqual(['Oslo'])
  })

  it('finds a destination by a country that only its description names', () => {
    expect(found('peru').destinations).toEqual(['Machu Picchu'])
  })

  it('finds a package by its name', () => {
    expect(found('EXCLUSIVE VIET').tourPackages).toEqual(['Exclusive Vietnam'])
  })

  it('finds a package by the title of one of its days', () => {
    expect(found('water puppets').tourPackages).toContain('Exclusive Vietnam')
  })

  it('finds each package by the description of each of its days', () => {
    for (const { slug, name } of tourPackages)
      for (const text of itineraryWords[slug]?.split('\n').filter(Boolean) ?? [])
        expect(found(text.toUpperCase()).tourPackages, text).toContain(name)
  })

  it('reads no other field: features, promises and prices stay out', () => {
    const [tour] = tourPackages
    expect(found(tour?.imageText ?? '').tourPackages).toEqual([])
    expect(found('$899')).toEqual({ destinations: [], tourPackages: [] })
  })

  it('searches for the whole text, not for single words', () => {
    expect(found('vietnam exclusive')).toEqual({ destinations: [], tourPackages: [] })
  })

  it('finds nothing for characters that do not occur, and does not treat them as a pattern', () => {
    for (const query of ['.*', '<script>alert(1)</script>', '🏝️', 'مرحبا', '\\', '('.repeat(5000)])
      expect(found(query), query).toEqual({ destinations: [], tourPackages: [] })
  })

  it('§5 shows everything, in id order, when nothing is searched or filtered', () => {
    expect(searchCatalogue(index, '')).toEqual({ destinations, tourPackages })
  })

  it('finds no match across two texts', () => {
    const { name, description } = destinations[0]!
    expect(found(`${name}\n${description}`).destinations).toEqual([])
    expect(found(`${name} ${description}`).destinations).toEqual([])
  })

  it('finds the same as a check of every single text, in two thousand entries', () => {
    const texts = Object.values(itineraryWords).flatMap((words) => words.split('\n'))
    const many = Array.from({ length: 2000 }, (_, id) => ({
      id,
      texts: [`Place ${id}`, texts[id % texts.length] ?? '', texts[(id * 7) % texts.length] ?? ''],
    }))
    const entries = many.map((entry) => ({ entry, words: searchWords(...entry.texts) }))
    for (const query of ['place 19', 'TEMPLE', 'e', 'nowhere at all', ''])
      expect(searchEntries(entries, query), query).toEqual(
        many.filter((entry) => entry.texts.some((text) => text.toLowerCase().includes(query.toLowerCase()))),
      )
  })
})
