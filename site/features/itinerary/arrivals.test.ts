import { expect, it } from 'vitest'
import { arrivals } from './arrivals.ts'

it('calculates the day of each arrival from the nights before it, even if a route visits a place twice', () => {
  const route = [
    { place: 'Las Vegas', nights: 1 },
    { place: 'Zion', nights: 2 },
    { place: 'Las Vegas', nights: 1 },
  ]
  expect(arrivals(route).map(({ place, day }) => [place, day])).toEqual([
    ['Las Vegas', 1],
    ['Zion', 2],
    ['Las Vegas', 4],
  ])
})
