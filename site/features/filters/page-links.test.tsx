import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { pageSize } from '#catalogue/page-size.ts'
import { PageLinks } from './page-links.tsx'

const show = (page: number, found: number) => {
  const element = <PageLinks page={page} found={found} to={(other) => `/list/page/${other}`} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const links = () =>
  screen.getAllByRole('link').map((it) => `${it.textContent} ${it.getAttribute('href')?.split('/').at(-1)}`)

it('a list that fits on one page has no page links', () => {
  show(1, pageSize)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('in the middle of a long list, the first, last, current and neighbouring pages are real links', () => {
  show(9, 34 * pageSize)
  expect(links()).toEqual(['Previous page 8', '1 1', '8 8', '9 9', '10 10', '34 34', 'Next page 10'])
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 9 of 34')
})

it('the first page has no previous link, and the last no next link', () => {
  show(1, pageSize + 1)
  expect(links()).toEqual(['1 1', '2 2', 'Next page 2'])
})
