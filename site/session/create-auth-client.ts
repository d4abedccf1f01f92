import { AuthClient } from '@supabase/auth-js'
import { settings } from '#site/settings.ts'
import { serviceFetch } from './service-fetch.ts'
import { sessionStorageArea } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

/** It refreshes the session before expiry on its own, looking every 30 seconds (spec §9). */
export const createAuthClient = () =>
  new AuthClient({
    ...service(),
    storageKey,
    storage: sessionStorageArea,
    autoRefreshToken: true,
    persistSession: true,
    // The site takes the session of a followed link out of the address itself (link-outcome.ts).
    detectSessionInUrl: false,
  })

/** A client that knows one session, given as the JSON that was kept, and keeps nothing in this browser. */
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
