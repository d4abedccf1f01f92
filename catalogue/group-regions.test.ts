import { expect, it } from 'vitest'
import { groupRegions } from './group-regions.ts'

const places = [
  { slug: 'muscat', region: 'Gulf, Egypt and Türkiye' },
  { slug: 'cairo', region: 'Gulf, Egypt and Türkiye' },
  { slug: 'tokyo', region: 'East Asia' },
]
const trips = [
  { slug: 'nile', stops: ['cairo', 'tokyo'] },
  { slug: 'andes', stops: [] },
]
const regions = ['East Asia', 'Gulf, Egypt and Türkiye', 'Africa']

it('a region with three places and trips together has a page, with an address of plain letters', () => {
  expect(groupRegions({ regions, places, trips })).toEqual([
    {
      slug: 'gulf-egypt-and-turkiye',
      name: 'Gulf, Egypt and Türkiye',
      places: ['muscat', 'cairo'],
      trips: ['nile'],
    },
  ])
})

it('a region with two entries has none', () => {
  expect(groupRegions({ regions, places, trips: [] })).toEqual([])
})
