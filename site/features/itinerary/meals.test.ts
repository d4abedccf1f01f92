import { expect, it } from 'vitest'
import { mealsInWords, mealsOfTrip } from './meals.ts'

it.each([
  ['B', 'breakfast'],
  ['B, D', 'breakfast and dinner'],
  ['B, L, D', 'breakfast, lunch and dinner'],
])('says %s as %s', (marked, words) => expect(mealsInWords(marked)).toBe(words))

it('counts the meals of a trip, with the singular for one', () => {
  expect(mealsOfTrip([{ meals: 'D' }, { meals: 'B, L' }, { meals: 'B' }])).toBe(
    '2 breakfasts, 1 lunch and 1 dinner',
  )
})

it('counts nothing on days without meals', () => {
  expect(mealsOfTrip([{}, { meals: 'B' }])).toBe('1 breakfast')
  expect(mealsOfTrip([{}, {}])).toBe('')
})
