import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** Where the browser keeps the session (spec §4). Named on /cookie-policy. */
export const storageKey = 'sb-meridaya-auth-token' satisfies DeviceKey
