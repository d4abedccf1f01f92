import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { agency } from '#catalogue/agency.ts'
import { paths } from '#site/paths.ts'
import { ReachableText } from './reachable-text.tsx'

it('makes links of the agency’s addresses and numbers in a sentence, and leaves the rest unchanged', () => {
  const text = `Write to ${agency.bookingEmail}, or ring ${agency.phone}: others, such as you@host.example, stay.`
  const { container } = render(<ReachableText text={text} />)
  expect(container.textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${agency.bookingEmail}`,
    `tel:${agency.phone.replaceAll(' ', '')}`,
  ])
})

it('makes a link of [words](/address)', () => {
  const text = `Every tier is in the [Cancellation Policy](${paths.cancellationPolicy()}).`
  const Page = createRoutesStub([{ path: '/', Component: () => <ReachableText text={text} /> }])
  const { container } = render(<Page />)
  expect(container.textContent).toBe('Every tier is in the Cancellation Policy.')
  expect(screen.getByRole('link', { name: 'Cancellation Policy' }).getAttribute('href')).toBe(
    paths.cancellationPolicy(),
  )
})
