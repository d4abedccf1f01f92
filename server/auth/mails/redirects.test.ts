import { describe, expect, it } from 'vitest'
import { createConfig } from '#server/config/config.ts'
import { chooseRedirect } from './redirects.ts'

const config = createConfig({
  SITE_URL: 'https://meridaya.example',
  REDIRECT_ALLOW:
    'https://app.meridaya.example/**,https://*.preview.meridaya.example/welcome,meridaya://open,https://one.example',
})
const fallback = 'https://meridaya.example/dashboard'

describe('where a link in a mail may end', () => {
  it.each([
    'https://meridaya.example/',
    'https://meridaya.example/blog?x=1',
    'https://app.meridaya.example/a/b.c',
    'https://pr-12.preview.meridaya.example/welcome',
    'meridaya://open',
    'https://one.example/',
  ])('may be %s', (wanted) => {
    expect(chooseRedirect(config, wanted)).toBe(wanted)
  })

  it('loses its fragment, because the outcome is put there', () => {
    expect(chooseRedirect(config, 'https://meridaya.example/blog#x')).toBe('https://meridaya.example/blog')
  })

  it.each([
    undefined,
    '',
    '/blog',
    '//evil.example',
    'http://meridaya.example/',
    'https://meridaya.example:8443/',
    'https://meridaya.example.evil.example/',
    'https://meridaya.example@evil.example/',
    'https://somebody@meridaya.example/',
    'https://evil.example/https://meridaya.example/',
    'https://a.b.preview.meridaya.example/welcome',
    'https://evil.example/.preview.meridaya.example/welcome',
    'https://appxmeridaya.example/',
    'https://one.example/other',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://app.meridaya.example\\@evil.example/',
  ])('may not be %s', (wanted) => {
    const reached = chooseRedirect(config, wanted)
    // Browsers read a backslash as a slash, so the last one is a path on the allowed host.
    expect([fallback, 'https://app.meridaya.example/@evil.example/']).toContain(reached)
  })

  it('may be another port of localhost in development only', () => {
    const local = createConfig({ SITE_URL: 'http://localhost:3000' })
    expect(chooseRedirect(local, 'http://localhost:5173/')).toBe('http://localhost:5173/')
    expect(chooseRedirect(local, 'http://127.0.0.1:5173/')).toBe('http://localhost:3000/dashboard')
  })
})
