import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InputField } from './field.tsx'
import { requiredText, type FormRules } from './form-problems.ts'
import { textIn } from './form-text.ts'
import { Form } from './form.tsx'

const rules: FormRules = {
  again: (value, form) => (value === textIn(form, 'word') ? undefined : 'The words differ'),
}

function show({ onSubmit = vi.fn(), isSecondHidden = false } = {}) {
  const onRefused = vi.fn()
  render(
    <Form rules={rules} onSubmit={onSubmit} onRefused={onRefused}>
      {(isPending) => (
        <>
          <InputField label="Name" name="name" {...requiredText('Name is required')} />
          <InputField
            label="Email"
            name="email"
            type="email"
            required
            pattern="[^\s@]+@[^\s@]+"
            messages={{ valueMissing: 'Email is required', patternMismatch: 'Invalid email address' }}
          />
          <div hidden={isSecondHidden}>
            <InputField label="Word" name="word" messages={{}} />
            <InputField
              label="Again"
              name="again"
              required
              messages={{ valueMissing: 'Please repeat the word' }}
            />
          </div>
          <button type="submit" disabled={isPending}>
            Send
          </button>
        </>
      )}
    </Form>,
  )
  return { onSubmit, onRefused }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(field(label))
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

/** The accessible description of a field. */
function wordsAt(label: string): string {
  const id = field(label).getAttribute('aria-describedby')
  const words = id ? document.getElementById(id)?.textContent : ''
  expect(field(label).getAttribute('aria-invalid')).toBe(words ? 'true' : 'false')
  return words ?? ''
}

it('shows all errors on submit, and focuses the first invalid control in document order', () => {
  const { onSubmit, onRefused } = show()
  submit()
  expect(wordsAt('Name')).toBe('Name is required')
  expect(wordsAt('Email')).toBe('Email is required')
  expect(wordsAt('Again')).toBe('Please repeat the word')
  expect(document.activeElement).toBe(field('Name'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledOnce()
})

it('passes on the input once it is valid', () => {
  const { onSubmit, onRefused } = show()
  type('Name', 'Asha')
  type('Email', 'asha@home')
  type('Word', 'monsoon')
  type('Again', 'monsoon')
  submit()
  expect(onRefused).not.toHaveBeenCalled()
  const [data] = onSubmit.mock.calls[0] as [FormData]
  expect(Object.fromEntries(data)).toEqual({
    name: 'Asha',
    email: 'asha@home',
    word: 'monsoon',
    again: 'monsoon',
  })
})

it('treats a name of spaces as empty', () => {
  show()
  type('Name', '   ')
  submit()
  expect(wordsAt('Name')).toBe('Name is required')
})

it('shows no message while typing or for untouched or empty fields', () => {
  show()
  type('Email', 'asha')
  expect(wordsAt('Email')).toBe('')
  leave('Name')
  expect(wordsAt('Name')).toBe('')
})

it('checks a field when it loses the focus, and removes the message once the value is valid', () => {
  show()
  type('Email', 'asha')
  leave('Email')
  expect(wordsAt('Email')).toBe('Invalid email address')
  expect(wordsAt('Name')).toBe('')
  type('Email', '')
  expect(wordsAt('Email')).toBe('Email is required')
  type('Email', 'asha@h')
  expect(wordsAt('Email')).toBe('')
})

it('clears a message that no longer applies after a change of another field', () => {
  show()
  type('Word', 'monsoon')
  type('Again', 'summer')
  leave('Again')
  expect(wordsAt('Again')).toBe('The words differ')
  type('Word', 'summer')
  expect(wordsAt('Again')).toBe('')
})

it('leaves out the hidden parts of the form', () => {
  const { onSubmit } = show({ isSecondHidden: true })
  type('Name', 'Asha')
  type('Email', 'asha@home')
  submit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('is pending until the promise settles, and ignores a second press', async () => {
  let settle = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  show({ onSubmit, isSecondHidden: true })
  type('Name', 'Asha')
  type('Email', 'asha@home')
  submit()
  const form = screen.getByRole('button').closest('form')
  if (form) fireEvent.submit(form)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  await act(async () => settle())
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})

it('shows no messages while it is pending', async () => {
  let settle = () => {}
  show({ onSubmit: vi.fn(() => new Promise<void>((resolve) => (settle = resolve))) })
  type('Name', 'Asha')
  type('Email', 'asha@home')
  type('Word', 'monsoon')
  type('Again', 'monsoon')
  submit()
  field('Again').value = 'summer'
  leave('Again')
  expect(wordsAt('Again')).toBe('')
  await act(async () => settle())
  leave('Again')
  expect(wordsAt('Again')).toBe('The words differ')
})

it('removes its messages when it is reset', () => {
  show()
  submit()
  fireEvent.reset(field('Name'))
  expect(wordsAt('Name')).toBe('')
})

it('never puts the input into the address, with or without scripts', () => {
  show()
  expect(field('Name').form?.method).toBe('dialog')
})
