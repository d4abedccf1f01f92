import { expect, it } from 'vitest'
import { monthsInWords } from './months.ts'

it('writes consecutive months as one span, also across the turn of the year', () => {
  expect(monthsInWords(['Nov', 'Dec', 'Jan', 'Feb', 'Mar'])).toBe('November to March')
})

it('writes separate spans separately', () => {
  expect(monthsInWords(['Apr', 'May', 'Sep', 'Oct'])).toBe('April to May and September to October')
  expect(monthsInWords(['May', 'Jun', 'Sep'])).toBe('May to June and September')
})
