import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

it('shows and hides the password with a button that names the action', () => {
  render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})
