import { describe, expect, it } from 'vitest'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { pageSize } from '#catalogue/page-size.ts'
import { loadListing } from './load-listing.ts'
import { packagePlan } from './package-plan.ts'

const many = Array.from({ length: 130 }, (_, id) => ({ ...tourPackages[id % tourPackages.length]!, id }))
const parts = [0, 1, 2].map((at) => many.slice(at * pageSize, (at + 1) * pageSize))

/** Loads a list of 130, and tells which parts of it were fetched. */
async function list(address: string) {
  const fetched: string[] = []
  const note = <T>(name: string, items: T) => {
    fetched.push(name)
    return Promise.resolve(items)
  }
  const source = {
    total: many.length,
    popular: () => note('popular', []),
    pages: parts.map((items, at) => () => note(`page ${at + 1}`, items)),
    all: () => note('all', many),
  }
  const url = new URL(address, 'http://localhost')
  return { ...(await loadListing(packagePlan, source, url)), fetched }
}

describe('a list of 130', () => {
  it('begins with its first window, and fetches nothing else', async () => {
    const listing = await list('/packages')
    expect(listing).toMatchObject({ page: 1, found: 130, total: 130, choices: {} })
    expect(listing.items).toEqual(parts[0])
    expect(listing.fetched).toEqual(['page 1'])
  })

  it('has a page of the site for each further window', async () => {
    const listing = await list('/packages/page/3')
    expect(listing.items).toEqual(parts[2])
    expect([listing.page, listing.fetched]).toEqual([3, ['page 3']])
    expect((await list('/packages/page/3/')).items).toEqual(parts[2])
  })

  it.each(['/packages/page/4', '/packages/page/0'])('has no %s', async (address) => {
    await expect(list(address)).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('is fetched whole only when somebody filters or sorts', async () => {
    const listing = await list('/packages?sort=price&page=2')
    const sorted = many.toSorted((a, b) => a.price - b.price)
    expect(listing.items).toEqual(sorted.slice(60, 120))
    expect(listing.fetched).toEqual(['all'])
  })
})
