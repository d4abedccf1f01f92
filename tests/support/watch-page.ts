import { expect, type BrowserContext, type Page } from '@playwright/test'

export interface PageWatch {
  /** Allows a console error that the test causes on purpose. */
  allow: (pattern: RegExp) => void
  expectQuiet: () => void
}

/** Collects console errors, uncaught errors, policy violations and requests to other origins than `origins`. */
export async function watchPage(context: BrowserContext, origins: readonly string[]): Promise<PageWatch> {
  const complaints: string[] = []
  const strangers: string[] = []
  const allowed: RegExp[] = []

  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      // For a failed request, only the address shows what failed.
      const where = message.location().url
      complaints.push(`console: ${message.text()}${where ? ` (${where})` : ''}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  }
  for (const page of context.pages()) watch(page)
  context.on('page', watch)

  // Restarts keep the origin, and data: and blob: send no request.
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !origins.includes(new URL(url).origin))
      strangers.push(`${request.method()} ${url}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content policy: ${violatedDirective} refused ${blockedURI}`)
    })
  })

  return {
    allow: (pattern) => allowed.push(pattern),
    expectQuiet() {
      const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser console complained').toEqual([])
      expect(strangers, 'a request left for another origin').toEqual([])
    },
  }
}
