import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { agency } from '#catalogue/agency.ts'
import { ReachableText } from './reachable-text.tsx'

it('makes the own addresses and numbers of a sentence pressable, and leaves the rest as it is', () => {
  const text = `Write to ${agency.bookingEmail}, or ring ${agency.phone}: others, such as you@host.example, stay.`
  const { container } = render(<ReachableText text={text} />)
  expect(container.textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${agency.bookingEmail}`,
    `tel:${agency.phone.replaceAll(' ', '')}`,
  ])
})
