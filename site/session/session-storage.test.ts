import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepsSignIn, sessionStorageArea as area } from './session-storage.ts'
import { storageKey } from './storage-key.ts'

const session = JSON.stringify({
  access_token: 'a.b.c',
  refresh_token: 'abc',
  expires_at: 4_000_000_000,
  user: { id: '1', email: 'asha@example.com' },
})

function blockLocalStorage() {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
}

afterEach(() => {
  area.removeItem(storageKey)
})

describe('the storage of the session', () => {
  it('§4 is the browser’s storage', () => {
    area.setItem(storageKey, session)
    expect(localStorage.getItem(storageKey)).toBe(session)
    expect([area.getItem(storageKey), keepsSignIn()]).toEqual([session, true])
    area.removeItem(storageKey)
    expect([localStorage.getItem(storageKey), area.getItem(storageKey)]).toEqual([null, null])
  })

  it.each([
    '{',
    'null',
    '42',
    '"words"',
    '[]',
    '{}',
    '{"access_token":1,"refresh_token":"b","user":{"email":"a@b.c"}}',
    '{"access_token":"a","refresh_token":"b","expires_at":4000000000}',
    '{"access_token":"a","refresh_token":"b","user":null}',
  ])('treats a damaged entry as no session: %s', (damaged) => {
    localStorage.setItem(storageKey, damaged)
    expect(area.getItem(storageKey)).toBeNull()
  })

  it('is this page’s memory if the browser blocks storage, and reports that', () => {
    blockLocalStorage()
    expect(area.getItem(storageKey)).toBeNull()
    area.setItem(storageKey, session)
    expect([area.getItem(storageKey), keepsSignIn()]).toEqual([session, false])
    area.removeItem(storageKey)
    expect(area.getItem(storageKey)).toBeNull()
  })

  it('does not change other entries of the client', () => {
    area.setItem(`${storageKey}-code-verifier`, '"abc"')
    expect(area.getItem(`${storageKey}-code-verifier`)).toBe('"abc"')
  })
})
