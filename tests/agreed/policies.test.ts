import { describe, expect, it } from 'vitest'
import { source } from '#catalogue/build/read-catalogue.ts'
import { keptOnDevice } from '#site/lib/kept-on-device.ts'

describe("what the policies say about the visitor's browser", () => {
  it.each(Object.keys(keptOnDevice))('the Cookie Policy names %s', (name) => {
    expect(source('policies/cookie-policy.yaml')).toMatch(new RegExp(`^ +- '[^:]*\\b${name}\\b[^:]*:`, 'm'))
  })

  it('the Privacy Policy has a summary of it', () => {
    for (const words of [
      'sign-in session',
      'last custom trip request',
      'which trips you viewed',
      'what you began to write',
      'a list of what you sent us',
      'pages for reading offline',
      'how far you had scrolled',
    ])
      expect(source('policies/privacy-policy.yaml')).toContain(words)
  })
})
