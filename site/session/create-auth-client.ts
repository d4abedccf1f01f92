import { AuthClient } from '@supabase/auth-js'
import { settings } from '#site/settings.ts'
import { serviceFetch } from './service-fetch.ts'
import { sessionStorageArea } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

/** It checks every 30 seconds whether to refresh the session before expiry (spec §9). */
export const createAuthClient = () =>
  new AuthClient({
    ...service(),
    storageKey,
    storage: sessionStorageArea,
    autoRefreshToken: true,
    persistSession: true,
    // The site itself reads the session of a followed link from the address (link-outcome.ts).
    detectSessionInUrl: false,
  })

/** A client for one session, given as stored JSON. It stores nothing in this browser. */
export function createDepartingClient(session: string) {
  return new AuthClient({
    ...service(),
    storageKey: crypto.randomUUID(),
    storage: { getItem: () => session, setItem: (_key, json) => void (session = json), removeItem: () => {} },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  })
}

function service() {
  const { authUrl, anonKey } = settings()
  return {
    url: authUrl,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: serviceFetch,
  }
}
