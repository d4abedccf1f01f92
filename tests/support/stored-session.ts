import type { Page } from '@playwright/test'
import type { AuthSession } from '#contract/auth.ts'
import { freshEmail, open, password } from './screen.ts'

const key = 'sb-agency-auth-token'

/** Signs up without a browser. */
export async function newSession(authOrigin: string, email = freshEmail()): Promise<AuthSession> {
  const answer = await fetch(`${authOrigin}/auth/v1/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Each from another address, because one address may sign up 30 times in five minutes.
      'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.'),
    },
    body: JSON.stringify({ email, password, data: {} }),
  })
  const session = (await answer.json()) as AuthSession
  if (!session.access_token) throw new Error(`No session: ${answer.status} ${JSON.stringify(session)}`)
  return session
}

/** Stores a session in the browser as if from an earlier visit. */
export const keepSession = (page: Page, session: object): Promise<void> =>
  keepText(page, JSON.stringify(session))

/** The same with any text in place of a session. */
export async function keepText(page: Page, text: string): Promise<void> {
  // A text file of the site's origin, which renders no page.
  await page.goto('/robots.txt')
  await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, text] as const)
}

/** Opens the dashboard of an existing account. Returns its address. */
export async function arriveSignedIn(page: Page, authOrigin: string, email = freshEmail()): Promise<string> {
  await keepSession(page, await newSession(authOrigin, email))
  await open(page, '/dashboard')
  return email
}

/** The refresh token stored in the browser, or null without a session. */
export const keptToken = (page: Page): Promise<string | null> =>
  page.evaluate((name) => {
    const json = localStorage.getItem(name)
    return json === null ? null : (JSON.parse(json) as { refresh_token: string }).refresh_token
  }, key)

/** A session with an expired access token, which has to be refreshed first. */
export const expired = (session: AuthSession): object => ({ ...session, expires_at: 1 })

/** The address that a valid mailed link redirects to. */
export const linkEnd = (path: string, session: AuthSession, type: 'signup' | 'recovery'): string =>
  `${path}#${new URLSearchParams({
    access_token: session.access_token,
    expires_in: '3600',
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  }).toString()}`
