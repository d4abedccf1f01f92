import { sessionStorageKey } from '#contract/session-storage.ts'
import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** Where the browser keeps the session (spec §4). Named on /cookie-policy. */
export const storageKey = sessionStorageKey satisfies DeviceKey
