import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const origin = 'https://meridaya.example'

it('unset settings mean our own server', () => {
  expect(readSettings({}, origin)).toEqual({
    authUrl: `${origin}/auth/v1`,
    anonKey: 'meridaya',
    mail: {
      origin,
      publicKey: 'meridaya',
      serviceId: 'default_service',
      queryTemplateId: 'query',
      contactTemplateId: 'contact',
    },
  })
})

it.each(['', '   ', '/', '//'])(
  'a mail origin of %j is never empty: the client would take that for the hosted service',
  (value) => {
    expect(readSettings({ VITE_EMAILJS_ORIGIN: value }, origin).mail.origin).toBe(origin)
  },
)

it('hosted services are taken as given, without a slash at the end', () => {
  const { authUrl, mail } = readSettings(
    { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' },
    origin,
  )
  expect(authUrl).toBe('https://abc.supabase.co/auth/v1')
  expect(mail.origin).toBe('https://api.emailjs.com')
})
