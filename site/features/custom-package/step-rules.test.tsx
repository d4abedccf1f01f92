import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problemsIn } from '#site/ui/form-problems.ts'
import { StepDetails } from './step-details.tsx'
import { StepFinal } from './step-final.tsx'
import { StepStyle } from './step-style.tsx'
import { StepTrip } from './step-trip.tsx'

const right = {
  Name: 'Asha Verma',
  Email: 'asha@example.com',
  Travelers: '2',
  Destination: 'Tokyo, Japan',
  'Start date': '2027-04-01',
  'End date': '2027-04-10',
}

function messages(change: Partial<typeof right>): string[] {
  const { container } = render(
    <form>
      <StepDetails />
      <StepTrip />
      <StepStyle />
      <StepFinal request={undefined} onEdit={() => {}} />
    </form>,
  )
  for (const [label, value] of Object.entries({ ...right, ...change }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  const form = container.querySelector('form')
  return form ? Object.values(problemsIn(form)) : ['no form']
}

describe('§5 custom package: what the first two steps require', () => {
  it.each([
    [{ Name: '' }, 'Name is required'],
    [{ Name: '   ' }, 'Name is required'],
    [{ Email: '' }, 'Email is required'],
    [{ Email: 'asha' }, 'Invalid email address'],
    [{ Email: 'asha@' }, 'Invalid email address'],
    [{ Travelers: '' }, 'At least one traveler is required'],
    [{ Travelers: '0' }, 'At least one traveler is required'],
    [{ Travelers: '-3' }, 'At least one traveler is required'],
    [{ Travelers: '1.5' }, 'Enter a whole number'],
    [{ Destination: '' }, 'Destination is required'],
    [{ Destination: ' ' }, 'Destination is required'],
    [{ 'Start date': '' }, 'Start date is required'],
    [{ 'End date': '' }, 'End date is required'],
  ])('%o: %s', (change, message) => {
    expect(messages(change)).toEqual([message])
  })

  it('accepts text@text without a dot, and one traveler', () => {
    expect(messages({ Email: 'asha@home', Travelers: '1' })).toEqual([])
  })

  it('never refuses dates for their order, nor any answer of steps three and four', () => {
    expect(messages({ 'Start date': '2027-04-10', 'End date': '2020-04-01' })).toEqual([])
  })
})
