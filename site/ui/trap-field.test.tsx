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

it('lets people through, a password manager and a fast typist among them', () => {
  expect(isTrapped(formWith(''), 'website', performance.now() - 60)).toBe(false)
})

it('stops what fills in every field', () => {
  expect(isTrapped(formWith('https://spam.example'), 'website', performance.now() - 60_000)).toBe(true)
})

it('stops what sends in the moment the form appears', () => {
  expect(isTrapped(formWith(''), 'website', performance.now())).toBe(true)
})

it('is out of reach of keyboard, helpers and assistive technology', () => {
  const input = formWith('').querySelector('input')
  expect(input?.closest('[aria-hidden=true]')).toBeTruthy()
  expect(input?.tabIndex).toBe(-1)
  expect(input?.autocomplete).toBe('off')
})
