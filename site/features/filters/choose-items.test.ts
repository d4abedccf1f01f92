import { pageSize } from '#catalogue/page-size.ts'
import { describe, expect, it } from 'vitest'
import { destinations } from '#catalogue/destinations.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { chooseItems, listAddress, pageIn, readChoices } from './choose-items.ts'
import { destinationPlan } from './destination-plan.ts'
import { packagePlan } from './package-plan.ts'

const packages = (search: string) => chooseItems(packagePlan, tourPackages, new URLSearchParams(search))
const places = (search: string) => chooseItems(destinationPlan, destinations, new URLSearchParams(search))

describe('a list without choices', () => {
  it('§2 shows every item, in id order', () => {
    expect(packages('')).toEqual({
      items: tourPackages,
      page: 1,
      found: tourPackages.length,
      total: tourPackages.length,
      choices: {},
      loosened: [],
    })
    expect(places('').items).toEqual(destinations)
  })

  it('ignores values that are not options', () => {
    expect(packages('?price=-1&days=all&interest=culture&sort=id&month=&other=x')).toEqual(packages(''))
  })
})

describe('filters of packages', () => {
  it.each([
    ['price=1000', (it: (typeof tourPackages)[number]) => it.price <= 1000],
    ['days=6-9', (it) => [6, 7, 8, 9].includes(it.days)],
    ['days=15-99', (it) => it.days >= 15],
    ['group=6', (it) => it.groupSize.to <= 6],
    ['interest=Nature+%26+Wildlife', (it) => it.interests?.includes('Nature & Wildlife') === true],
    ['month=Dec', (it) => it.bestMonths?.includes('Dec') === true],
  ] as [string, (it: (typeof tourPackages)[number]) => boolean][])('%s', (search, fits) => {
    const { items, found } = packages(search)
    expect(items).toEqual(tourPackages.filter(fits))
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(tourPackages.length)
  })

  it('a month keeps packages that leave in it, and those without dates in their good months', () => {
    const [first, second, third] = tourPackages
    if (!first || !second || !third) throw new Error('The catalogue has fewer than three packages.')
    const listed = [
      { ...first, bestMonths: ['Mar' as const], lastStarts: { Apr: '2099-04-04' } },
      { ...second, bestMonths: ['Mar' as const] },
      { ...third, lastStarts: { Mar: '2020-03-07' } },
    ]
    const leaving = (month: string) =>
      chooseItems(packagePlan, listed, new URLSearchParams({ month })).items.map(({ id }) => id)
    expect(leaving('Apr')).toEqual([first.id])
    expect(leaving('Mar')).toEqual([second.id])
  })

  it('combine', () => {
    const { items } = packages('price=2000&interest=Foodie&days=6-9')
    expect(items.map(({ name }) => name)).toContain('Exclusive Vietnam')
    expect(items.every(({ price }) => price <= 2000)).toBe(true)
  })

  it('put every package into exactly one range of days', () => {
    const spans = packagePlan.filters.find(({ name }) => name === 'days')?.options ?? []
    const found = spans.map(({ value }) => packages(`days=${value}`).found)
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(tourPackages.length)
  })

  it('with no results offer only loosened filters that have results', () => {
    const { items, loosened } = packages('price=1000&days=15-99&month=Jan&group=6')
    expect(items).toEqual([])
    for (const { name, found } of loosened) expect(found, name).toBeGreaterThan(0)
    const alone = ['price', 'days', 'month', 'group'].filter((name) => {
      const others = new URLSearchParams('price=1000&days=15-99&month=Jan&group=6')
      others.delete(name)
      return packages(others.toString()).found > 0
    })
    expect(loosened.map(({ name }) => name)).toEqual(alone)
  })

  it('with no results name each filter to remove, with its number of results', () => {
    const { items, loosened } = packages('price=1000&days=15-99&sort=price')
    expect(items).toEqual([])
    expect(loosened).toEqual([
      { name: 'price', found: packages('days=15-99').found },
      { name: 'days', found: packages('price=1000').found },
    ])
  })
})

describe('filters of destinations', () => {
  it('region, price and month', () => {
    expect(places('region=Himalaya').items.map(({ name }) => name)).toEqual(['Kathmandu', 'Thimpu'])
    expect(places('region=Himalaya&price=600').items.map(({ name }) => name)).toEqual(['Kathmandu'])
    expect(places('month=Jul').items.every(({ bestMonths }) => bestMonths?.includes('Jul'))).toBe(true)
  })

  it('include every region of the catalogue', () => {
    const offered = destinationPlan.filters.find(({ name }) => name === 'region')?.options ?? []
    for (const { region } of destinations) expect(offered.map(({ value }) => value)).toContain(region)
  })
})

describe('order', () => {
  it('by price, descending and ascending', () => {
    const prices = (entries: readonly { price: number }[]) => entries.map(({ price }) => price)
    const rising = (entries: readonly { price: number }[]) => prices(entries).toSorted((a, b) => a - b)
    expect(prices(places('sort=price').items)).toEqual(rising(destinations))
    expect(prices(places('sort=price-down').items)).toEqual(rising(destinations).toReversed())
    expect(prices(packages('sort=price').items)).toEqual(rising(tourPackages))
  })

  it('by length, rating and name, with equal items in id order', () => {
    const days = (sort: string) => packages(`sort=${sort}`).items.map((it) => it.days)
    expect(days('days')).toEqual(tourPackages.map((it) => it.days).toSorted((a, b) => a - b))
    expect(days('days-down')).toEqual(days('days').toReversed())
    const [highest] = packages('sort=rating').items
    const best = packages('sort=rating').items.filter(({ rating }) => rating === highest?.rating)
    expect(highest?.rating).toBe(Math.max(...tourPackages.map(({ rating = 0 }) => rating)))
    expect(best.map(({ id }) => id)).toEqual(best.map(({ id }) => id).toSorted((a, b) => a - b))
    const names = places('sort=name').items.map(({ name }) => name)
    expect(names).toEqual(destinations.map(({ name }) => name).toSorted())
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 2 * pageSize + 10 }, (_, id) => ({ ...tourPackages[0]!, id }))
  const shown = (search: string) =>
    chooseItems(packagePlan, many, new URLSearchParams(search)).items.map(({ id }) => id)

  it('shows one page, and the page in the address', () => {
    expect([shown(''), shown('page=2'), shown('page=3')].map(({ length }) => length)).toEqual([
      pageSize,
      pageSize,
      10,
    ])
    expect([shown('')[0], shown('page=2')[0], shown('page=3')[0]]).toEqual([0, pageSize, 2 * pageSize])
  })

  it('shows the first page if the address has no page, and the last if the page does not exist', () => {
    expect(['-3', 'x', '', '0', '1.9'].map((page) => pageIn(new URLSearchParams({ page })))).toEqual(
      Array(5).fill(1),
    )
    expect(shown('page=9999')).toEqual(shown('page=3'))
  })

  it('counts all results, including those on other pages', () => {
    expect(chooseItems(packagePlan, many, new URLSearchParams()).found).toBe(many.length)
  })
})

describe('the address of a list', () => {
  it('contains only the choices made', () => {
    expect(listAddress('/x', {})).toBe('/x')
    expect(listAddress('/x', { price: '', month: 'May' })).toBe('/x?month=May')
    expect(listAddress('/x', { month: 'May' }, 2)).toBe('/x?month=May&page=2')
  })

  it('is that of a prerendered page if nothing is chosen, so that it works without scripts', () => {
    expect([1, 2].map((page) => listAddress('/x', { month: '' }, page))).toEqual(['/x', '/x/page/2'])
  })

  it('reads back as the same choices', () => {
    const choices = { interest: 'Nature & Wildlife', sort: 'price-down' }
    const { searchParams } = new URL(listAddress('/x', choices), 'http://localhost')
    expect(readChoices(packagePlan, searchParams)).toEqual(choices)
  })
})
