import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { agency } from '#catalogue/agency.ts'
import { refundRows } from './refund-rows.ts'
import { RefundTable } from './refund-table.tsx'

it('§9 cancellation refunds: 60 or more days 90%, 30 to 59 days 50%, under 30 days none', () => {
  expect(refundRows(agency.refunds)).toEqual([
    { when: '60 or more days', refund: '90%' },
    { when: '30 to 59 days', refund: '50%' },
    { when: 'Under 30 days', refund: 'None' },
  ])
})

it('shows each percentage beside its days', () => {
  render(<RefundTable tiers={agency.refunds} />)
  const row = screen.getByRole('rowheader', { name: '30 to 59 days' }).closest('tr')
  expect(row?.textContent).toBe('30 to 59 days50%')
})
