import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrolledPast } from './use-scrolled-past.ts'

let report: (isIntersecting: boolean) => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = disconnect
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Probe() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useScrolledPast(place) ? 'past' : 'here'}</p>
}

it('is true once the element has left the screen at the top, and false when it returns', () => {
  render(<Probe />)
  expect(screen.getByText('here')).toBeTruthy()
  report(false)
  expect(screen.getByText('past')).toBeTruthy()
  report(true)
  expect(screen.getByText('here')).toBeTruthy()
})

it('stops observing when the page is left', () => {
  render(<Probe />).unmount()
  expect(disconnect).toHaveBeenCalled()
})
