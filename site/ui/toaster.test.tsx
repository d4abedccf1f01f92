import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

it('§9 notifications: a new toast replaces the previous one, and disappears after 5000 ms', () => {
  render(<Toaster />)
  act(() => showToast({ title: 'One' }))
  act(() => showToast({ title: 'Two', variant: 'destructive' }))
  expect(screen.queryByText('One')).toBeNull()
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.queryByText('Two')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Two')).toBeNull()
})

it('is shown even if its dialog is removed at the same moment', () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    const leave = () => {
      setOpen(false)
      showToast({ title: 'Deleted' })
    }
    return (
      <>
        {isOpen && (
          <dialog open>
            <button type="button" onClick={leave}>
              Delete
            </button>
          </dialog>
        )}
        <Toaster />
      </>
    )
  }
  render(<Page />)
  act(() => screen.getByText('Delete').click())
  expect(screen.getByText('Deleted').isConnected).toBe(true)
})
