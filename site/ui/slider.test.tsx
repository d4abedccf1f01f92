import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Slider } from './slider.tsx'

function Budget() {
  const [value, setValue] = useState(1000)
  return (
    <Slider
      name="budget"
      label="Budget"
      amountLabel="Amount"
      text={(amount) => `$${amount.toLocaleString('en-US')}`}
      value={value}
      start={1000}
      min={0}
      max={10_000}
      step={100}
      onChange={setValue}
    />
  )
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Budget' })
const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })

it('shows its value with the currency sign', () => {
  render(<Budget />)
  expect(slider().getAttribute('aria-valuetext')).toBe('$1,000')
  expect(screen.getByRole('status').textContent).toBe('$1,000')
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
})

it('follows the number box in steps, within its range', () => {
  render(<Budget />)
  fireEvent.change(box(), { target: { value: '2549' } })
  expect(slider().value).toBe('2500')
  expect(box().value).toBe('2549')
  fireEvent.blur(box())
  expect(box().value).toBe('2500')
  fireEvent.change(box(), { target: { value: '99999' } })
  expect(slider().value).toBe('10000')
  fireEvent.change(box(), { target: { value: '-5' } })
  expect(slider().value).toBe('0')
})

it('keeps its value while the box is empty', () => {
  render(<Budget />)
  fireEvent.change(box(), { target: { value: '' } })
  expect(slider().value).toBe('1000')
})

it('updates the number box', () => {
  render(<Budget />)
  fireEvent.change(slider(), { target: { value: '4200' } })
  expect(box().value).toBe('4200')
})
