import { afterEach, expect, it } from 'vitest'
import { currentToast, dismissToast } from '#site/ui/toast.ts'
import { fail } from './ask.ts'

afterEach(dismissToast)

const unreached = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError', status: 0 })
const refused = Object.assign(new Error('Email not confirmed'), {
  name: 'AuthApiError',
  status: 400,
  code: 'email_not_confirmed',
})
const broken = Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError', status: 500 })

it.each([
  [refused, 'Email not confirmed'],
  [unreached, 'Something went wrong'],
  [new TypeError('Failed to fetch dynamically imported module'), 'Something went wrong'],
  [broken, 'Something went wrong'],
  [undefined, 'Something went wrong'],
])('§8 a failure is one destructive toast with the service’s words or our own: %s', (error, words) => {
  expect(fail('Sign in Failed', error).message).toBe(words)
  expect(currentToast()).toMatchObject({
    title: 'Sign in Failed',
    description: words,
    variant: 'destructive',
  })
})

it('returns the service’s code to the caller', () => {
  expect(fail('Sign in Failed', refused).code).toBe('email_not_confirmed')
  expect(fail('Sign in Failed', unreached).code).toBeUndefined()
})
