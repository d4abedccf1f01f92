import type { Session } from '@supabase/auth-js'
import { storageKey } from './storage-key.ts'

// The auth client keeps the session here: in the browser's local storage, or in this page's memory where the browser
// refuses (blocked cookies, a full disk). Invalid content is treated as no session, so that a damaged entry can
// neither break the client nor the page.

const memory = new Map<string, string>()

export const sessionStorageArea = {
  getItem(key: string): string | null {
    const value = memory.get(key) ?? readLocal(key)
    return key === storageKey && value !== null && !isSession(value) ? null : value
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
}

/** The stored session, which may have been ended by the service. */
export function keptSession(): Session | null {
  const json = sessionStorageArea.getItem(storageKey)
  return json === null ? null : (JSON.parse(json) as Session)
}

/** False if the session is only in this page's memory and ends with it. */
export const keepsSignIn = (): boolean => !memory.has(storageKey)

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function isSession(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return (
      isObject(value) &&
      typeof value['access_token'] === 'string' &&
      typeof value['refresh_token'] === 'string' &&
      isObject(value['user']) &&
      typeof value['user']['email'] === 'string'
    )
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
