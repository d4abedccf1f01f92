import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Itinerary } from './itinerary.tsx'

const days = [
  { day: 1, title: 'Arrive Hanoi', description: 'A gentle arrival.', stay: 'Small hotel', meals: 'D' },
  { day: 2, title: 'Home', description: 'Departures only.' },
]

it('says each day with its number, title, description, stay and meals', () => {
  render(<Itinerary days={days} />)
  const [first] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('heading', { level: 3 }).textContent).toBe('Day 1: Arrive Hanoi')
  expect(first!.textContent).toContain('A gentle arrival.')
  expect(first!.textContent).toContain('StaySmall hotel')
  expect(first!.textContent).toContain('Mealsdinner')
})

it('names neither stay nor meals on a day that has none', () => {
  render(<Itinerary days={days} />)
  const [, last] = screen.getAllByRole('listitem')
  expect(within(last!).queryByText('Stay')).toBeNull()
  expect(within(last!).queryByText('Meals')).toBeNull()
})
