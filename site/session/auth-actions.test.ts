import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToast, dismissToast } from '#site/ui/toast.ts'
import { signIn, signUp } from './auth-actions.ts'

beforeEach(() => dismissToast())
afterEach(() => vi.unstubAllGlobals())

const refuse = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('§8 failures are returned to the caller, and shown with the service’s words', async () => {
  refuse(400, { code: 'invalid_credentials', message: 'Invalid login credentials' })
  const { error } = await signIn({ email: 'a@example.com', password: 'wrong-one' })
  expect(error).toMatchObject({ message: 'Invalid login credentials' })
  expect(currentToast()).toMatchObject({
    title: 'Sign in Failed',
    description: 'Invalid login credentials',
    variant: 'destructive',
  })
})

it('§8 failures are returned to the caller of sign-up too', async () => {
  refuse(422, { code: 'user_already_exists', message: 'User already registered' })
  const { error } = await signUp({ email: 'a@example.com', password: 'monsoon-42' })
  expect(error).toMatchObject({ message: 'User already registered' })
  expect(currentToast()).toMatchObject({ title: 'Sign up Failed', description: 'User already registered' })
})

it('§8 a failure without a message is shown as Something went wrong', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('')))
  const { error } = await signIn({ email: 'a@example.com', password: 'monsoon-42' })
  expect(error).toMatchObject({ message: 'Something went wrong' })
  expect(currentToast()).toMatchObject({ title: 'Sign in Failed', description: 'Something went wrong' })
})
