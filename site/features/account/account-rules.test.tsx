import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InputField } from '#site/ui/field.tsx'
import { problemsIn, type FormRules } from '#site/ui/form-problems.ts'
import { signInRules, signUpRules, typedTheSame } from './account-rules.ts'

function messages(
  rules: typeof signInRules | typeof signUpRules,
  typed: Record<string, string>,
  more?: FormRules,
): string[] {
  const { container } = render(
    <form>
      {Object.entries(rules).map(([name, rule]) => (
        <InputField key={name} label={name} name={name} defaultValue={typed[name] ?? ''} {...rule} />
      ))}
    </form>,
  )
  const form = container.querySelector('form')
  return form ? Object.values(problemsIn(form, more)) : ['no form']
}

describe('§5 sign-up', () => {
  const right = { email: 'asha@example.com', password: 'monsoon', confirmPassword: 'monsoon' }
  const signUp = (change: Partial<typeof right>) =>
    messages(signUpRules, { ...right, ...change }, typedTheSame)

  it('accepts an address, and a password of six characters typed twice', () => {
    expect(signUp({ password: 'monsoo', confirmPassword: 'monsoo' })).toEqual([])
  })

  it('requires all three fields', () => {
    expect(signUp({ email: '', password: '', confirmPassword: '' })).toEqual([
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ])
  })

  it.each(['asha', 'asha@', 'asha@home', '@example.com', 'asha verma@example.com'])(
    'refuses the address %s',
    (email) => expect(signUp({ email })).toEqual(['Invalid email address']),
  )

  it('refuses five characters, typed or filled in', () => {
    expect(signUp({ password: '12345', confirmPassword: '12345' })).toEqual([
      'Password must be at least 6 characters',
    ])
  })

  it('compares the passwords once both are typed, even if other fields have mistakes', () => {
    expect(signUp({ email: '', password: '12345', confirmPassword: '12346' })).toEqual([
      'Email is required',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
  })
})

it('§5 sign-in: requires both fields and has no other rule', () => {
  expect(messages(signInRules, {})).toEqual(['Email is required', 'Password is required'])
  expect(messages(signInRules, { email: 'asha', password: '1' })).toEqual([])
})
