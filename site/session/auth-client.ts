import type { AuthClient as Client } from '@supabase/auth-js'
import { settings } from '#site/settings.ts'
import { sessionStorageArea } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

export type AuthClient = InstanceType<typeof Client>

let client: Promise<AuthClient> | undefined

/**
 * The auth client, loaded on first need: a signed-out visitor never downloads it. It refreshes the session before
 * expiry on its own, looking every 30 seconds (spec §9).
 */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= create()
  // A failed download may be tried again.
  client.catch(() => (client = undefined))
  return client
}

async function create(): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  const { authUrl, anonKey } = settings()
  return new AuthClient({
    url: authUrl,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    storage: sessionStorageArea,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })
}
