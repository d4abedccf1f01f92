import { sessionStorageKey } from '#contract/session-storage.ts'
import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** The session's key in the browser's storage (spec §4). Listed on /cookie-policy. */
export const storageKey = sessionStorageKey satisfies DeviceKey
