import type { AuthClient as Client } from '@supabase/auth-js'

export type AuthClient = InstanceType<typeof Client>

let client: Promise<AuthClient> | undefined

/** The auth client, loaded on first need: a signed-out visitor never downloads it. */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= import('./create-auth-client.ts').then(({ createAuthClient }) => createAuthClient())
  // A failed download may be tried again.
  client.catch(() => (client = undefined))
  return client
}

/** The next need makes a new client: one that failed to refresh does not ask again for a minute. */
export async function dropAuthClient(): Promise<void> {
  const dropped = client
  client = undefined
  await (await dropped?.catch(() => undefined))?.dispose()
}
