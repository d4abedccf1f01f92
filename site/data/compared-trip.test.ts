import { expect, it } from 'vitest'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { tourPackage } from '#tests/support/catalogue.ts'
import { comparedTrip } from './compared-trip.ts'

it('takes every row of a comparison from the file of the trip', () => {
  const trip = tourPackage('exclusive-vietnam') as TourPackage
  expect(comparedTrip({ ...trip, price: 1199 })).toMatchObject({
    slug: 'exclusive-vietnam',
    name: 'Exclusive Vietnam',
    days: '8 Days',
    price: '$1,199',
    group: '4-10 People',
    nights: ['Hanoi,\u00A02', 'Ha Long Bay,\u00A01', 'Hoi An,\u00A02', 'Ho Chi Minh City,\u00A02'],
    pace: 'Balanced',
    longestDrive: '2½ hours by road, on days 3 and 4',
    meals: '7 breakfasts, 3 lunches and 3 dinners',
    bestMonths: 'February to April',
  })
})

it('leaves out facts that the file does not have', () => {
  const { id, slug, name, days, groupSize, price, image, imageText, features, popular } =
    tourPackage('exclusive-vietnam')
  const bare = { id, slug, name, days, groupSize, price, image, imageText, features, popular }
  expect(Object.keys(comparedTrip(bare as TourPackage))).toEqual(['slug', 'name', 'days', 'price', 'group'])
})
