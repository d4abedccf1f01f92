import { expect, it } from 'vitest'
import { monthsInWords } from './months.ts'

it('says months in a row as one span, over the turn of the year too', () => {
  expect(monthsInWords(['Nov', 'Dec', 'Jan', 'Feb', 'Mar'])).toBe('November to March')
})

it('keeps spans apart that do not touch', () => {
  expect(monthsInWords(['Apr', 'May', 'Sep', 'Oct'])).toBe('April to May and September to October')
  expect(monthsInWords(['May', 'Jun', 'Sep'])).toBe('May to June and September')
})
