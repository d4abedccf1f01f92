import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, saveDraft } from '#site/lib/draft.ts'
import { KeptDraft } from './kept-draft.tsx'

const key = 'draft-message'
const day = 86_400_000
const form = () => screen.getByRole('form') as HTMLFormElement
const box = (name: string) => form().elements.namedItem(name) as HTMLInputElement

function show() {
  render(
    <form aria-label="Message">
      <KeptDraft draftKey={key} what="a message" />
      <input name="subject" />
      <textarea name="message" defaultValue="From 1 May." />
      <input type="checkbox" name="likes" value="food" />
      <input type="hidden" name="id" value="1" />
    </form>,
  )
}
const keep = (ageMs = 0) => {
  const at = Date.now() - ageMs
  saveDraft(key, { begunAt: at, savedAt: at, fields: { subject: ['Rooms'], likes: ['food'] } })
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
})

it('stores typed values, but not initial ones', () => {
  show()
  fireEvent.input(box('subject'), { target: { value: 'Boats' } })
  expect(readDraft(key)?.fields).toEqual({ subject: ['Boats'] })
  fireEvent.input(box('subject'), { target: { value: '' } })
  expect(readDraft(key)).toBeUndefined()
})

it('restores the draft only at Continue', () => {
  keep()
  show()
  expect(box('subject').value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(box('subject').value).toBe('Rooms')
  expect(box('likes').checked).toBe(true)
  expect(box('message').value).toBe('From 1 May.')
  expect(screen.queryByText(/You began a message on/)).toBeNull()
  expect(readDraft(key)?.fields).toEqual({ subject: ['Rooms'], likes: ['food'] })
})

it('keeps input from before the choice', () => {
  keep()
  show()
  fireEvent.input(box('subject'), { target: { value: 'Typed since' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(box('subject').value).toBe('Typed since')
  expect(box('likes').checked).toBe(true)
})

it('deletes the draft at Start again', () => {
  keep()
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(readDraft(key)).toBeUndefined()
  expect(screen.queryByText(/You began/)).toBeNull()
})

it('deletes the draft when the form is reset after success', () => {
  show()
  fireEvent.input(box('subject'), { target: { value: 'Boats' } })
  form().reset()
  fireEvent.reset(form())
  expect(readDraft(key)).toBeUndefined()
})

it('deletes a draft after 30 days, and a damaged one at once', () => {
  keep(30 * day)
  expect(readDraft(key)).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
  keep(30 * day - 60_000)
  expect(readDraft(key)).toBeDefined()
  localStorage.setItem(key, '{"fields":1}')
  expect(readDraft(key)).toBeUndefined()
})

it('forms work in a browser without storage', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  show()
  fireEvent.input(box('subject'), { target: { value: 'Boats' } })
  expect(box('subject').value).toBe('Boats')
  expect(refuse).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
