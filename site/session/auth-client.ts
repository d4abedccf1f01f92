import type { AuthClient as Client } from '@supabase/auth-js'

export type AuthClient = InstanceType<typeof Client>

let client: Promise<AuthClient> | undefined

/** The auth client, loaded when first needed. Signed-out visitors never download it. */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= import('./create-auth-client.ts').then(({ createAuthClient }) => createAuthClient())
  // Allows a retry after a failed download.
  client.catch(() => (client = undefined))
  return client
}

/** Makes the next call create a new client, because one that failed to refresh does not retry for a minute. */
export async function dropAuthClient(): Promise<void> {
  const dropped = client
  client = undefined
  await (await dropped?.catch(() => undefined))?.dispose()
}
