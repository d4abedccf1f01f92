import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Itinerary } from './itinerary.tsx'

const days = [
  { day: 1, title: 'Arrive Hanoi', description: 'A gentle arrival.', stay: 'Small hotel', meals: 'D' },
  { day: 2, title: 'Home', description: 'Departures only.' },
]

it('shows each day with its number, title, description, stay and meals', () => {
  render(<Itinerary days={days} />)
  const [first] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('heading', { level: 3 }).textContent).toBe('Day 1: Arrive Hanoi')
  expect(first!.textContent).toContain('A gentle arrival.')
  expect(first!.textContent).toContain('StaySmall hotel')
  expect(first!.textContent).toContain('Mealsdinner')
})

it('shows no stay and no meals on a day without them', () => {
  render(<Itinerary days={days} />)
  const [, last] = screen.getAllByRole('listitem')
  expect(within(last!).queryByText('Stay')).toBeNull()
  expect(within(last!).queryByText('Meals')).toBeNull()
})

it('shows a place and its nights on the day of arrival only', () => {
  const route = [{ place: 'Hanoi', nights: 1 }]
  render(<Itinerary days={days} route={route} />)
  const [first, last] = screen.getAllByRole('listitem')
  expect(first!.textContent).toContain('Hanoi · 1 night')
  expect(last!.textContent).not.toContain('night')
})

it('credits the photographer of a day’s photograph, but not a drawing', () => {
  const drawing = { name: 'lane', alt: 'A lane at dusk', hash: '0', widths: [800], focus: 50 }
  const image = { ...drawing, inks: ['#000000', '#ffffff'] as [string, string] }
  const credit = 'Photograph: Linh Tran, Hanoi (CC BY 4.0)'
  render(
    <Itinerary
      days={[
        { ...days[0]!, image: { ...image, credit } },
        { ...days[1]!, image },
      ]}
    />,
  )
  const [first, last] = screen.getAllByRole('listitem')
  expect(first!.textContent).toContain(credit)
  expect(last!.textContent).not.toContain('Photograph')
})

it('shows the picture of a day that has one', () => {
  const image = { name: 'lane', alt: 'A lane at dusk', hash: '0', widths: [800], focus: 50 }
  render(<Itinerary days={[{ ...days[0]!, image: { ...image, inks: ['#000000', '#ffffff'] } }, days[1]!]} />)
  const [first, last] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('img', { name: 'A lane at dusk' })).toBeDefined()
  expect(within(last!).queryByRole('img')).toBeNull()
})
