import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { steadyPage } from './steady-page.ts'

it('a page is rendered again for new data, but not when navigation away from it begins', () => {
  const rendered = vi.fn()
  const Page = steadyPage(({ loaderData }: { loaderData: { words: string }; matches: unknown[] }) => {
    rendered()
    return <p>{loaderData.words}</p>
  })
  const before = { words: 'Bali' }
  const { rerender } = render(<Page loaderData={before} matches={[]} />)
  rerender(<Page loaderData={before} matches={[]} />)
  expect(rendered).toHaveBeenCalledTimes(1)
  rerender(<Page loaderData={{ words: 'Santorini' }} matches={[]} />)
  expect(screen.getByText('Santorini')).toBeTruthy()
})
