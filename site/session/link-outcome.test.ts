import { expect, it } from 'vitest'
import { readOutcome } from './link-outcome.ts'

it.each([
  ['#access_token=a&refresh_token=b&type=signup', 'confirmed'],
  ['#access_token=a&refresh_token=b&type=email_change', 'email-changed'],
  ['#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link&sb=', 'expired'],
  ['#error=access_denied&error_code=email_exists', 'taken'],
  ['#message=Confirmation+link+accepted&sb=', 'half-changed'],
  ['#itinerary', null],
  ['#message', null],
  ['', null],
])('reads %s as %s', (hash, outcome) => {
  expect(readOutcome(hash)).toBe(outcome)
})
