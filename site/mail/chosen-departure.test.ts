import { expect, it } from 'vitest'
import { chooseDeparture, departureLine } from './chosen-departure.ts'

const dates = { start: '2027-03-06', end: '2027-03-13' }

it('a chosen departure is the first line of a message about its trip, but not about others', () => {
  chooseDeparture('Exclusive Vietnam', dates)
  expect(departureLine('Exclusive Vietnam')).toBe('Departure on 6 March 2027, home on 13 March 2027.\n')
  expect(departureLine('Exotic Thailand')).toBe('')
})

it('the line includes a price that differs from the trip’s', () => {
  chooseDeparture('Exclusive Vietnam', { ...dates, price: 1249 })
  expect(departureLine('Exclusive Vietnam')).toBe(
    'Departure on 6 March 2027, home on 13 March 2027, at $1,249 a person.\n',
  )
})

it('the line asks for the next departure if the chosen one is full', () => {
  chooseDeparture('Exclusive Vietnam', { ...dates, isFull: true })
  expect(departureLine('Exclusive Vietnam')).toBe(
    'The departure on 6 March 2027 is full. When is the next one with room?\n',
  )
})

it('there is no line once the choice is cleared', () => {
  chooseDeparture('Exclusive Vietnam', dates)
  chooseDeparture('Exclusive Vietnam', undefined)
  expect(departureLine('Exclusive Vietnam')).toBe('')
})
