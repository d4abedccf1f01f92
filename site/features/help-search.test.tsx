import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toaster } from '#site/ui/toaster.tsx'
import { HelpSearch } from './help-search.tsx'

it('§8 help search: says that it is not implemented yet, and keeps the typed text', () => {
  render(
    <>
      <HelpSearch />
      <Toaster />
    </>,
  )
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the Help Center' })
  fireEvent.change(box, { target: { value: 'refund' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(document.querySelector('[popover]')?.textContent).toContain("Search feature isn't implemented yet")
  expect(box.value).toBe('refund')
})
