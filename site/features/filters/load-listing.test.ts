import { describe, expect, it } from 'vitest'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { loadListing, pageOfAll } from './load-listing.ts'
import { packagePlan } from './package-plan.ts'

const length = 2 * pageSize + 10
const many = Array.from({ length }, (_, id) => ({ ...tourPackages[id % tourPackages.length]!, id }))
/** The items of a page, without fields that only filters read. */
const shown = many.map(({ bestMonths: _bestMonths, ...item }) => item)
const address = (path: string) => new URL(path, 'http://localhost')

describe('a list of three pages, prerendered', () => {
  it('shows its first page', () => {
    expect(pageOfAll(many, address('/packages'))).toMatchObject({
      page: 1,
      found: length,
      total: length,
      choices: {},
    })
    expect(pageOfAll(many, address('/packages')).items).toEqual(shown.slice(0, pageSize))
  })

  it('has an address for each other page', () => {
    for (const path of ['/packages/page/3', '/packages/page/3/'])
      expect(pageOfAll(many, address(path))).toMatchObject({ page: 3, items: shown.slice(2 * pageSize) })
  })

  it.each(['/packages/page/4', '/packages/page/0'])('has no %s', (path) => {
    expect(() => pageOfAll(many, address(path))).toThrow(
      expect.objectContaining({ init: { status: 404 } }) as Error,
    )
  })
})

describe('a list of three pages, in the browser', () => {
  /** Loads the list, and records what was fetched for it. */
  async function list(path: string) {
    const fetched: string[] = []
    const page = { words: 'All packages', listing: pageOfAll(many, address('/packages')) }
    const source = {
      page: async () => (fetched.push('page'), page),
      all: async () => (fetched.push('all'), many),
    }
    return { ...(await loadListing(packagePlan, source, address(path))), fetched }
  }

  it('is the prerendered page until a filter is chosen', async () => {
    const { listing, fetched } = await list('/packages?utm_source=mail')
    expect(listing.items).toEqual(shown.slice(0, pageSize))
    expect(fetched).toEqual(['page'])
  })

  it('is fetched completely only when the visitor filters or sorts', async () => {
    const { listing, words, fetched } = await list('/packages?sort=price&page=2')
    const sorted = many.toSorted((a, b) => a.price - b.price)
    expect(listing.items).toEqual(sorted.slice(pageSize, 2 * pageSize))
    expect(words).toBe('All packages')
    expect(fetched).toEqual(['page', 'all'])
  })
})
