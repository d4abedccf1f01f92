import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TrapField, isTrapped } from './trap-field.tsx'

function formWith(value: string): HTMLFormElement {
  const { container } = render(
    <form>
      <TrapField name="website" />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const trap = form.elements.namedItem('website') as HTMLInputElement
  trap.value = value
  return form
}

it('lets people through, even with fast typing or a password manager', () => {
  expect(isTrapped(formWith(''), 'website')).toBe(false)
})

it('stops programs that fill in every field', () => {
  expect(isTrapped(formWith('https://spam.example'), 'website')).toBe(true)
})

it('cannot be reached by keyboard, password managers and assistive technology', () => {
  const input = formWith('').querySelector('input')
  expect(input?.closest('[aria-hidden=true]')).toBeTruthy()
  expect(input?.tabIndex).toBe(-1)
  expect(input?.autocomplete).toBe('off')
})
