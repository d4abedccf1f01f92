import { expect, it } from 'vitest'
import { plainContactForm, plainEnquiryHref } from './plain-form.ts'

const bali = { name: 'Bali', type: 'Destination', price: 'From $899' } as const
const hosted = { VITE_EMAILJS_ORIGIN: 'https://api.hosted.example', VITE_EMAILJS_PUBLIC_KEY: 'key' }

it('posts to our own server by default, with the expected ids', () => {
  expect(plainContactForm({})).toEqual({
    action: '/api/v1.0/email/send-form',
    ids: { user_id: 'agency', service_id: 'default_service', template_id: 'contact' },
  })
})

it('posts to the service that the site was built for', () => {
  const { action, ids } = plainContactForm(hosted)
  expect(action).toBe('https://api.hosted.example/api/v1.0/email/send-form')
  expect(ids.user_id).toBe('key')
})

it('links to the form with the item and its price', () => {
  const href = new URL(plainEnquiryHref(bali, {}), 'http://localhost')
  expect(href.pathname).toBe('/api/v1.0/email/send-form')
  expect(Object.fromEntries(href.searchParams)).toEqual({
    template_id: 'query',
    item_name: 'Bali',
    item_type: 'Destination',
    item_price: 'From $899',
  })
})

it('links to the contact page if a hosted service has no such form', () => {
  expect(plainEnquiryHref(bali, hosted)).toBe('/contact')
})
