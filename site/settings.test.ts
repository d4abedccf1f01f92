import { expect, it } from 'vitest'
import { settingsProblems } from '#contract/site-settings.ts'
import { readSettings } from './settings.ts'

const origin = 'https://meridaya.example'

it('unset settings select our own server', () => {
  expect(readSettings({}, origin)).toEqual({
    authUrl: `${origin}/auth/v1`,
    anonKey: 'agency',
    mail: {
      origin,
      publicKey: 'agency',
      serviceId: 'default_service',
      queryTemplateId: 'query',
      contactTemplateId: 'contact',
    },
  })
})

it.each(['', '   ', '/', '//'])(
  'a mail origin of %j is replaced, because the client would use the hosted service',
  (value) => {
    expect(readSettings({ VITE_EMAILJS_ORIGIN: value }, origin).mail.origin).toBe(origin)
  },
)

it('addresses of hosted services are kept, without a trailing slash', () => {
  const { authUrl, mail } = readSettings(
    { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com' },
    origin,
  )
  expect(authUrl).toBe('https://abc.supabase.co/auth/v1')
  expect(mail.origin).toBe('https://api.emailjs.com')
})

it('an incomplete hosted service is refused with the name of the missing setting', () => {
  expect(settingsProblems({})).toEqual([])
  expect(
    settingsProblems({
      VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1',
      VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_SERVICE_ID: 'service',
    }),
  ).toMatchInlineSnapshot(`
    [
      "VITE_SUPABASE_URL is not an address without a path. Write it like https://api.example.com.",
      "VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not. Set both, or neither to use our own server.",
      "VITE_EMAILJS_ORIGIN is set but VITE_EMAILJS_QUERY_TEMPLATE_ID is not. Set both, or neither to use our own server.",
      "VITE_EMAILJS_ORIGIN is set but VITE_EMAILJS_CONTACT_TEMPLATE_ID is not. Set both, or neither to use our own server.",
    ]
  `)
})
